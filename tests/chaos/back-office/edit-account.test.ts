import { expect, test } from '@jest/globals'

import { editErrors, editReport, type EditRun } from './edit-account.js'
import type { EditFacts } from './edit-facts.js'
import type { Edit } from './edits.js'
import type { EditOutcome } from './send-edit.js'

const text = (marker: string): Edit => ({ kind: 'text', by: 'editor', marker, key: 'chaos-1', publishes: false })
const setting: Edit = { kind: 'setting', by: 'editor', marker: 'c' }
const price = (marker: string): Edit => ({ kind: 'price', by: 'editor', marker, at: 1, usd: 1000 })
const outcome = (edit: Edit, end: EditOutcome['end'] = 'done'): EditOutcome => {
  return { edit, end, tookMs: 12, retries: 1, conflicts: 1, surprises: [] }
}
const changes = ['faq/chaos-1#1', 'faq/chaos-1#2', 'values-page#1', 'p#1', 'p#2', 'q#1']
const good: EditFacts = { texts: ['a', 'b'], settings: ['c'], prices: ['d'], changes, entries: changes, torn: [] }
const run = (facts: Partial<EditFacts> = {}, more: Partial<EditRun> = {}): EditRun => ({
  outcomes: [
    ...['a', 'b'].map((marker) => outcome(text(marker))),
    outcome(setting),
    outcome(price('d')),
    outcome(price('e'), 'overtaken'),
  ],
  facts: { ...good, ...facts },
  chain: 'ok 1..6',
  kills: ['nats'],
  ownEnds: new Map(),
  drainedMs: 0,
  ...more,
})

test('a run whose edits are all in versions and audit entries is good, and is summed up in one line [S10]', () => {
  expect(editErrors(run())).toEqual([])
  expect(editReport(run()).at(-1)).toBe(
    'edits=4 changes=6 entries=6 lost=0 doubled=0 conflicts=5 chain=ok 1..6 kills=1 p99=12ms',
  )
})

test.each([
  ['a text that another edit dropped', run({ texts: ['a'] }), 'lost'],
  ['a text that is there twice', run({ texts: ['a', 'b', 'b'] }), 'doubled'],
  ['a setting without a version', run({ settings: [] }), 'lost'],
  ['a price with two versions', run({ prices: ['d', 'd'] }), 'doubled'],
  ['an overtaken price that is published', run({ prices: ['d', 'e'] }), 'doubled'],
  ['a change without an audit entry', run({ entries: changes.slice(1) }), 'lost'],
  ['an audit entry of no change', run({ entries: [...changes, 'q#2'] }), 'doubled'],
  ['a page that shows another text than its version', run({ torn: ['chaos-1'] }), 'doubled'],
  ['a broken chain', run({}, { chain: 'entry 2 of 6: its hash is wrong' }), 'entry 2'],
  ['an edit without an answer', run({}, { outcomes: [...run().outcomes, outcome(text('x'), 'unanswered')] }), 'answer'],
  ['no edit', run({ ...good, texts: [], settings: [], prices: [] }, { outcomes: [] }), 'nothing'],
])('%s is a fault [S10]', (_name, bad, word) => {
  expect(editErrors(bad).join('\n')).toContain(word)
})
