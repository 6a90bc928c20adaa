/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render } from '@testing-library/react'

import type { Part } from './plan-part.js'
import type { PlanEdits } from './use-plan-edits.js'
import { closeOnEscape, usePlanKeys } from './use-plan-keys.js'

afterEach(cleanup)
Element.prototype.scrollIntoView = () => undefined

const sections = ['COSTS', 'TEAM'].map(
  (part) => ({ key: part, heading: part, part, day: null, lines: [] }) as unknown as Part,
)

function edits() {
  return {
    details: {
      lines: [
        { id: 'a', text: 'First' },
        { id: 'b', text: 'Second' },
        { id: 'c', text: 'Third' },
      ],
    },
    added: [{ key: 'new', part: 'TEAM', day: null, text: '' }],
    editOf: () => undefined,
    edit: jest.fn(),
    leave: jest.fn(),
    add: jest.fn(),
    recall: jest.fn(),
  }
}

function Page({ of, mayEdit = true }: { readonly of: ReturnType<typeof edits>; readonly mayEdit?: boolean }) {
  usePlanKeys(of as unknown as PlanEdits, { sections, mayEdit })
  return (
    <>
      {[
        ['COSTS', 'a', 'b'],
        ['FOLDED', 'c'],
        ['TEAM', 'new'],
      ].map(([part, ...ids]) => (
        <details key={part} id={`part-${part}`} open={part !== 'FOLDED'}>
          {ids.map((id) => (
            <li key={id} data-plan-line={id} tabIndex={-1}>
              {id === 'new' && <textarea onKeyDown={closeOnEscape} />}
            </li>
          ))}
        </details>
      ))}
    </>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => (document.activeElement as HTMLElement).dataset['planLine']

test('j and k move from line to line, past folded ones, and stop at the ends [D-49, ADM-09]', () => {
  render(<Page of={edits()} />)
  const visited = ['j', 'j', 'j', 'j', 'k', 'k', 'k'].map((key) => {
    press(key)
    return focused()
  })

  expect(visited).toEqual(['a', 'b', 'new', 'new', 'b', 'a', 'a'])
})

test('the focused line is changed, removed and left unchanged, and a line is added beside it', () => {
  const of = edits()
  render(<Page of={of} />)
  for (const key of ['j', 'j', 'e', 'x', 'u', 'j', 'a', 'x']) press(key)

  expect(of.edit.mock.calls).toEqual([
    ['b', { text: 'Second' }],
    ['b', { isOut: true }],
  ])
  expect(of.leave).toHaveBeenCalledWith('b')
  expect(of.add).toHaveBeenCalledWith('TEAM', null)
  expect(of.recall).toHaveBeenCalledWith('new')
})

test('Escape moves from the text of a line back to the line; e moves into the open text', () => {
  const { container } = render(<Page of={edits()} />)
  const field = container.querySelector('textarea')
  field?.focus()
  press('Escape')
  expect(focused()).toBe('new')
  press('e')
  expect(document.activeElement).toBe(field)
})

test('a reader moves through a plan by keys, and changes nothing', () => {
  const of = edits()
  render(<Page of={of} mayEdit={false} />)
  for (const key of ['j', 'e', 'x', 'u', 'a']) press(key)

  expect(focused()).toBe('a')
  expect([of.edit, of.leave, of.add].flatMap(({ mock }) => mock.calls)).toEqual([])
})
