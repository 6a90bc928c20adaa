import { expect, test } from '@jest/globals'

import { asEditsOf, typedSince, type Edits } from './plan-edits.js'
import type { PlanDetails } from './plan-labels.js'

const linesOf = (...texts: string[]) =>
  ({
    lines: texts.map((text, at) => ({ id: `line-${at}`, part: 'SUMMARY', day: null, text })),
  }) as unknown as PlanDetails
const added = (text: string, key = 'a') => ({ key, part: 'SUMMARY' as const, day: null, text })

test('an added line that is typed further during its save becomes an edit of that line, not a second line', () => {
  const sent = { lines: {}, added: [added('Two nights')] } as unknown as Edits
  const typed = { lines: {}, added: [added('Two nights in Cairo'), added('Another', 'b')] } as unknown as Edits

  const edits = asEditsOf(linesOf('First', 'Two nights'), sent, typedSince(sent, typed))

  expect(edits.added).toEqual([added('Another', 'b')])
  expect(edits.lines).toMatchObject({ 'line-1': { text: 'Two nights in Cairo', from: { text: 'Two nights' } } })
})

test('sent text without further typing is no edit', () => {
  const sent = { lines: { x: { text: 'New' } }, added: [added('Two nights')] } as unknown as Edits

  expect(asEditsOf(linesOf('New', 'Two nights'), sent, typedSince(sent, sent))).toEqual({ lines: {}, added: [] })
})

test('an added line whose stored line is not found stays to be added, so that no text is lost', () => {
  const sent = { lines: {}, added: [added('Two nights')] } as unknown as Edits
  const typed = { lines: {}, added: [added('Two nights in Cairo')] } as unknown as Edits

  expect(asEditsOf(linesOf('First'), sent, typedSince(sent, typed)).added).toEqual([added('Two nights in Cairo')])
})
