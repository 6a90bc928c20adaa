import { expect, test } from '@jest/globals'

import type { Account } from '../chaos/account.js'
import { mixedSubmission } from '../chaos/mixed-trip-plans.js'
import { SeededRandom } from '../chaos/seeded-random.js'
import type { Outcome } from '../chaos/submit.js'
import { calmLine, calmLineOf, disturbedLine, figuresOf } from './run-figures.js'

const account: Account = { stages: [], lost: 0, doubled: 0, dupMails: 0, mails: 4 }

const outcome = (number: number, change: Partial<Outcome> = {}): Outcome => ({
  submission: mixedSubmission(new SeededRandom(number), { name: 'test', number, manner: 'twice-at-once' }),
  receipts: [`id-${number}`, `id-${number}`],
  references: [`SNB-${number}`, `SNB-${number}`],
  isRefused: false,
  durationMs: 10 * number,
  retries: 0,
  lastReceived: [],
  surprises: [],
  ...change,
})

test('enquiries that were sent twice concurrently are counted once, with their two mails', () => {
  const figures = figuresOf(account, [outcome(1), outcome(2)])

  expect(calmLine(figures)).toBe('references=2 mails=4 doubled=0 unavailable=0')
  expect(calmLine(figures)).toBe(calmLineOf(2))
  expect(disturbedLine(figures)).toBe('lost=0 doubled=0')
})

test('the first fifth is not counted, because processes warm up in it', () => {
  const durationMs = [900, 800, 30, 10, 20, 50, 40, 60, 10, 20]
  const figures = figuresOf(
    account,
    durationMs.map((duration, number) => outcome(number, { durationMs: duration })),
  )

  expect(figures.p50Ms).toBe(20)
})

test.each([
  ['a second reference for one enquiry', account, { references: ['SNB-1', 'SNB-9'] }, 'references=2 mails=4 doubled=1'],
  ['a mail that came twice', { ...account, dupMails: 1, mails: 5 }, {}, 'references=1 mails=5 doubled=1'],
  ['a doubled row', { ...account, doubled: 1 }, {}, 'references=1 mails=4 doubled=1'],
  ['an answer that said later', account, { retries: 1 }, 'references=1 mails=4 doubled=0 unavailable=1'],
])('%s is told', (_what, found, change, line) => {
  expect(calmLine(figuresOf(found, [outcome(1, change)]))).toContain(line)
})

test('an acknowledged enquiry that is missing anywhere is lost', () => {
  expect(disturbedLine(figuresOf({ ...account, lost: 2 }, [outcome(1)]))).toBe('lost=2 doubled=0')
})
