import { expect, test } from '@jest/globals'

import type { MutationFacts } from './mutation-facts.js'
import { mutationErrors, mutationReport, type MutationRun } from './mutation-account.js'
import type { MutationOutcome } from './send-mutation.js'

const outcome = (recordId: string, end: MutationOutcome['end'] = 'done', isForbidden = false): MutationOutcome => ({
  mutation: { kind: 'change-roles', service: 'identity', recordId, isTwice: false, isForbidden },
  end,
  durationMs: 12,
  retries: 1,
  surprises: [],
})
const all = ['a', 'b']
const good: MutationFacts = { changed: all, inOutbox: all, published: all, entries: all }
const run = (facts: Partial<MutationFacts> = {}, more: Partial<MutationRun> = {}): MutationRun => ({
  outcomes: [outcome('a'), outcome('b'), outcome('c', 'refused', true)],
  facts: { ...good, ...facts },
  chain: 'ok 1..2',
  kills: ['nats'],
  ownEnds: new Map(),
  drainedMs: 0,
  ...more,
})

test('a run whose actions are all changes and entries is good, and is summed up in one line [S10]', () => {
  expect(mutationErrors(run())).toEqual([])
  expect(mutationReport(run()).at(-1)).toBe(
    'acts=2 changes=2 entries=2 lost=0 doubled=0 refused=1 chain=ok 1..2 kills=1 p99=12ms',
  )
})

test.each([
  ['an act without an entry', run({ entries: ['a'] }, { chain: 'ok 1..1' }), 'lost'],
  ['an act without a change', run({ changed: ['a'] }), 'lost'],
  ['an act that is entered twice', run({ entries: ['a', 'b', 'b'] }, { chain: 'ok 1..3' }), 'doubled'],
  ['an entry of nothing that was done', run({ entries: ['a', 'b', 'x'] }, { chain: 'ok 1..3' }), 'doubled'],
  ['a refused act that was done', run({ changed: ['a', 'b', 'c'] }), 'doubled'],
  ['a broken chain', run({}, { chain: 'entry 2 of 2: its hash is wrong' }), 'entry 2'],
  ['an act that nobody answered', run({}, { outcomes: [...run().outcomes, outcome('d', 'unanswered')] }), 'answer'],
  ['a forbidden act that was done', run({}, { outcomes: [outcome('a'), outcome('b', 'done', true)] }), 'forbidden'],
  ['no act at all', run({ ...good, changed: [], entries: [] }, { outcomes: [], chain: 'ok 1..0' }), 'nothing'],
])('%s is a fault [S10]', (_name, bad, word) => {
  expect(mutationErrors(bad).join('\n')).toContain(word)
})
