/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

import { CheckField, CheckGroup } from './check-group.js'
import { DeskForm } from './desk-form.js'
import { SelectField, TextAreaField, TextField } from './fields.js'

afterEach(cleanup)

const wrong = 'That will not do'
const options = [
  ['', 'None'],
  ['a', 'A'],
] as const

/** A form that is refused at every field each time it is sent, as soon as `answer` is called. */
function openForm() {
  let answer = () => {}
  function Refused() {
    const [values, setValues] = useState({ line: '', text: '', choice: '', agreed: false, several: [] as string[] })
    const [error, setError] = useState<string>()
    const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
    const send = () =>
      new Promise<void>((resolve) => {
        answer = () => {
          setError(wrong)
          resolve()
        }
      })
    return (
      <DeskForm onSubmit={send}>
        <TextField label="Line" value={values.line} onValue={(line) => set({ line })} error={error} />
        <TextAreaField label="Text" value={values.text} onValue={(text) => set({ text })} error={error} />
        <SelectField
          label="Choice"
          value={values.choice}
          options={options}
          onValue={(choice) => set({ choice })}
          error={error}
        />
        <CheckField label="Agreed" checked={values.agreed} onChecked={(agreed) => set({ agreed })} error={error} />
        <CheckGroup
          legend="Several"
          values={['One']}
          labelOf={String}
          chosen={values.several}
          onChosen={(several) => set({ several: [...several] })}
          error={error}
        />
        <button type="submit">Send</button>
      </DeskForm>
    )
  }
  render(<Refused />)
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const receive = () =>
    act(async () => {
      answer()
      await Promise.resolve()
    })
  return { send, receive }
}

const typeIn = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const errors = () => screen.queryAllByText(wrong).length

test('the error of a field disappears with its value, and the others stay [D-81]', async () => {
  const { receive, send } = openForm()
  send()
  await receive()
  expect(errors()).toBe(5)
  expect(screen.getByLabelText('Line').getAttribute('aria-invalid')).toBe('true')

  typeIn('Line', 'x')
  expect(errors()).toBe(4)
  expect(screen.getByLabelText('Line').getAttribute('aria-invalid')).toBeNull()
  typeIn('Text', 'x')
  typeIn('Choice', 'a')
  fireEvent.click(screen.getByLabelText('Agreed'))
  fireEvent.click(screen.getByLabelText('One'))
  expect(errors()).toBe(0)
})

test('a repeated error is shown again with the same sentence, and not before the response [D-81]', async () => {
  const { receive, send } = openForm()
  send()
  await receive()
  typeIn('Line', 'x')

  send()
  expect(errors()).toBe(4)
  await receive()
  expect(errors()).toBe(5)
})

test('a field outside of a form is checked as it is typed, and keeps its error', () => {
  const { rerender } = render(<TextField label="Line" value="" onValue={() => undefined} error={wrong} />)
  typeIn('Line', 'x')
  rerender(<TextField label="Line" value="x" onValue={() => undefined} error={wrong} />)

  expect(errors()).toBe(1)
})
