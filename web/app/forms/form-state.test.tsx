/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { Formik, type FormikHelpers } from 'formik'
import type { ReactNode } from 'react'

import { useForm } from './form-state.js'

afterEach(cleanup)

interface Values {
  readonly name: string
  readonly age: string
}

type Attempt = (values: Values, form: FormikHelpers<Values>) => void
const nothing: Attempt = () => undefined

function formOf(attempt = nothing) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Formik<Values>
      initialValues={{ name: '', age: '' }}
      initialErrors={{ name: 'Name is required', age: 'Age is required' }}
      validateOnChange={false}
      onSubmit={attempt}
    >
      {children}
    </Formik>
  )
  return renderHook(() => useForm<Values>(), { wrapper }).result
}

test('a changed answer loses its own sentence, and the others keep theirs [D-81]', () => {
  const form = formOf()
  act(() => form.current.update((values) => ({ ...values, name: 'Amal' })))
  expect(form.current.values).toEqual({ name: 'Amal', age: '' })
  expect(form.current.errors).toEqual({ age: 'Age is required' })
})

test('two changes at a time both take effect', () => {
  const form = formOf()
  act(() => {
    form.current.update((values) => ({ ...values, name: 'Amal' }))
    form.current.update((values) => ({ ...values, age: '42' }))
  })
  expect(form.current.values).toEqual({ name: 'Amal', age: '42' })
  expect(form.current.errors).toEqual({})
})

test('a form that is sent in the instant of a change is sent with it', async () => {
  const attempt = jest.fn(nothing)
  const form = formOf(attempt)
  await act(async () => {
    form.current.update((values) => ({ ...values, name: 'Amal' }))
    form.current.submit()
    await Promise.resolve()
  })
  expect(attempt.mock.calls[0]?.[0]).toEqual({ name: 'Amal', age: '' })
})
