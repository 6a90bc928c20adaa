/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MarkdownSerializer } from 'prosemirror-markdown'
import { useState } from 'react'

import { TextAreaField, TextField } from '../ui/fields.js'
import { ProseEditor } from './prose-editor.js'

afterEach(cleanup)

function Form({ initial }: { readonly initial: string }) {
  const [text, setText] = useState(initial)
  const [title, setTitle] = useState('')
  return (
    <>
      <ProseEditor
        label="Text"
        error={undefined}
        value={text}
        onChange={setText}
        fallback={<TextAreaField label="Text" value={text} onValue={setText} />}
      />
      <TextField label="Title" value={title} onValue={setTitle} />
    </>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('Markdown is unchanged while it is typed, and opens in the editor after the focus has left [R1]', () => {
  render(<Form initial="# Hello" />)
  const area = field('Text')
  expect(area.tagName).toBe('TEXTAREA')
  act(() => area.focus())
  for (const text of [' Hello', 'Hello', 'Hello, you']) write('Text', text)
  expect(field('Text')).toBe(area)
  expect(document.activeElement).toBe(area)

  act(() => field('Title').focus())
  expect(field('Text')).toBe(area)
  fireEvent.keyUp(field('Title'), { key: 'Tab' })
  expect(field('Text').getAttribute('contenteditable')).toBe('true')
  expect(field('Text').textContent).toBe('Hello, you')
})

test('Markdown that the editor does not support stays Markdown after the focus has left', () => {
  render(<Form initial="# Hello" />)
  act(() => field('Text').focus())
  write('Text', '# Hello, you')
  act(() => field('Title').focus())
  fireEvent.click(field('Title'))

  expect(field('Text')).toHaveProperty('value', '# Hello, you')
})

test('a key in another field writes no prose as Markdown', () => {
  const serialize = jest.spyOn(MarkdownSerializer.prototype, 'serialize')
  render(<Form initial="Hello, **you**" />)
  const atStart = serialize.mock.calls.length
  for (const title of ['A', 'Ab', 'Abc']) write('Title', title)

  expect(atStart).toBeGreaterThan(0)
  expect(serialize.mock.calls).toHaveLength(atStart)
  serialize.mockRestore()
})
