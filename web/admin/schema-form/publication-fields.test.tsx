/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

import type { DeskError } from '../graph/desk-error.js'
import { DeskForm } from '../ui/desk-form.js'
import { PublicationFields } from './publication-fields.js'
import type { Content } from './content-schema.js'

afterEach(cleanup)

const title = { name: 'title', label: 'Title', shape: { type: 'line', isOptional: false } } as const
const benefits = {
  name: 'benefits',
  label: 'Benefits',
  shape: { type: 'list', isOptional: false, fields: [title] },
} as const

function Form({ problems }: { readonly problems?: DeskError }) {
  const [value, setValue] = useState<Content>({ benefits: ['One', 'Two', 'Three'].map((text) => ({ title: text })) })
  return <PublicationFields fields={[benefits]} value={value} path="content" problems={problems} onChange={setValue} />
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  fireEvent.click(button(name))
}
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox')
const texts = () => inputs().map(({ value }) => value)
const isWrong = () => inputs().map((input) => input.getAttribute('aria-invalid') === 'true')
const refusalOf = (row: number): DeskError => ({
  code: 'INPUT_INVALID',
  message: 'x',
  fields: [{ path: `content.benefits[${row}].title`, message: 'Please write less' }],
})

test.each([
  ['Move Benefits 1 down', ['Two', 'One', 'Three'], 0, 1, 'Move Benefits 2 down', 'Benefits 1 is now number 2 of 3.'],
  ['Move Benefits 3 up', ['One', 'Three', 'Two'], 2, 1, 'Move Benefits 2 up', 'Benefits 3 is now number 2 of 3.'],
  ['Move Benefits 2 up', ['Two', 'One', 'Three'], 1, 0, 'Move Benefits 1 up', 'Benefits 2 is now number 1 of 3.'],
] as const)('%s: the row keeps its controls and the focus, and its new place is announced', (...row) => {
  const [action, order, from, to, focused, status] = row
  render(<Form />)
  const control = inputs()[from]

  press(action)

  expect(texts()).toEqual(order)
  expect(inputs()[to]).toBe(control)
  expect(document.activeElement).toBe(button(focused))
  expect(screen.getByRole('status').textContent).toBe(status)
})

test('after a row is removed the focus is on the line that says so, and the others are unchanged', () => {
  render(<Form />)
  const [, , last] = inputs()

  press('Remove Benefits 2')

  expect(texts()).toEqual(['One', 'Three'])
  expect(inputs()[1]).toBe(last)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(screen.getByRole('status').textContent).toBe('Benefits 2 is removed.')
})

test('a row is edited and added in place', () => {
  render(<Form />)
  fireEvent.change(inputs()[1] as HTMLInputElement, { target: { value: 'Other' } })
  press('Add: Benefits')

  expect(texts()).toEqual(['One', 'Other', 'Three', ''])
  expect(screen.getByRole('status').textContent).toBe('Benefits 4 is added.')
})

test('a number with decimals is typed digit by digit [R1]', () => {
  const stars = { name: 'value', label: 'Stars', shape: { type: 'number', isOptional: false } } as const
  const values: unknown[] = []
  function Rating() {
    const [value, setValue] = useState<Content>({})
    values.push(value['value'])
    return <PublicationFields fields={[stars]} value={value} path="content" problems={undefined} onChange={setValue} />
  }
  render(<Rating />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Stars' })
  for (const text of ['4', '4.', '4.0', '4.05']) {
    fireEvent.change(input, { target: { value: text } })
    expect(input.value).toBe(text)
  }

  expect(values.at(-1)).toBe(4.05)
})

test('the problem of one line of several is shown at their field', () => {
  const keywords = { name: 'keywords', label: 'Keywords', shape: { type: 'lines', isOptional: false } } as const
  const fields = [{ path: 'content.keywords[1]', message: 'Please write less' }]
  render(
    <PublicationFields
      fields={[keywords]}
      value={{ keywords: ['one', 'two'] }}
      path="content"
      problems={{ code: 'INPUT_INVALID', message: 'x', fields }}
      onChange={() => undefined}
    />,
  )

  expect(isWrong()).toEqual([true])
  expect(screen.getByText('Please write less')).toBeTruthy()
})

test('a day is chosen in a field for dates', () => {
  const day = { name: 'on', label: 'Reviewed on', shape: { type: 'day', isOptional: false } } as const
  const value = { on: '2026-11-30' }
  render(
    <PublicationFields fields={[day]} value={value} path="content" problems={undefined} onChange={() => undefined} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Reviewed on')

  expect([input.type, input.value]).toEqual(['date', '2026-11-30'])
})

test('the error of a row stays with it when rows are moved, removed and added [R8]', () => {
  const { rerender } = render(<Form />)
  rerender(<Form problems={refusalOf(1)} />)
  expect(isWrong()).toEqual([false, true, false])

  press('Move Benefits 2 up')
  expect(isWrong()).toEqual([true, false, false])
  press('Remove Benefits 2')
  expect(isWrong()).toEqual([true, false])
  press('Add: Benefits')
  expect(isWrong()).toEqual([true, false, false])
})

test('the error of a row stays with it when rows are removed and moved while the form is sent [R8]', async () => {
  let answer: (refusal: DeskError) => void = () => undefined
  function SentForm() {
    const [problems, setProblems] = useState<DeskError>()
    const send = () =>
      new Promise<void>((resolve) => {
        answer = (refusal) => {
          setProblems(refusal)
          resolve()
        }
      })
    return (
      <DeskForm onSubmit={send}>
        <Form {...(problems ? { problems } : {})} />
        <button type="submit">Send</button>
      </DeskForm>
    )
  }
  const receive = (refusal: DeskError) =>
    act(async () => {
      answer(refusal)
      await Promise.resolve()
    })
  render(<SentForm />)
  fireEvent.click(button('Send'))
  press('Remove Benefits 1')
  await receive(refusalOf(1))
  expect([texts(), isWrong()]).toEqual([
    ['Two', 'Three'],
    [true, false],
  ])

  press('Move Benefits 1 down')
  fireEvent.click(button('Send'))
  expect(isWrong()).toEqual([false, true])
  press('Move Benefits 2 up')
  await receive(refusalOf(0))
  expect([texts(), isWrong()]).toEqual([
    ['Two', 'Three'],
    [false, true],
  ])
})
