/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { Field } from '@seneb/ui/field'
import { cleanup, render, screen } from '@testing-library/react'

import { ErrorSummary } from './error-summary.js'

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.getAttribute('role'))
  }
})
afterEach(cleanup)

function Form({ attempt }: { readonly attempt: number }) {
  const errors = [
    { name: 'email', message: 'Please enter a valid email address' },
    { name: 'age', message: 'Age is required' },
  ]
  return (
    <>
      <ErrorSummary title="Please fill in all required fields" errors={attempt ? errors : []} attempt={attempt} />
      <Field name="email" label="Email" error={attempt ? errors[0]?.message : undefined} required>
        {(control) => <input type="text" {...control} />}
      </Field>
    </>
  )
}

test('a refused attempt gives the summary focus and scrolls to it, and no field takes focus [TRIP-51, D-81]', () => {
  const { rerender } = render(<Form attempt={0} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Form attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(scrolled.mock.calls).toEqual([['alert']])
})

test('each sentence links to its field, and the field shows it too [TRIP-50, TRIP-51]', () => {
  render(<Form attempt={1} />)
  const link = screen.getByRole('link', { name: 'Please enter a valid email address' })
  const input = screen.getByLabelText('Email')
  expect(link.getAttribute('href')).toBe(`#${input.id}`)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Please enter a valid email address')
})

test('a line whose answer was changed stays in place without a link [TRIP-50]', () => {
  const errors = [
    { name: 'email', message: 'Please enter a valid email address', corrected: '(changed)' },
    { name: 'age', message: 'Age is required' },
  ]
  render(<ErrorSummary title="Please look again" errors={errors} attempt={0} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Please enter a valid email address (changed)',
    'Age is required',
  ])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Age is required'])
})
