import { expect, test } from '@jest/globals'
import { newsletterIssueStates } from '@seneb/contracts/vocabulary/newsletter'

import { canMove, deferralWaitMs, type NewsletterIssueMove } from './newsletter-issue.rules.js'

/** Written manually: the moves of each state. */
const table: Readonly<Record<string, readonly NewsletterIssueMove[]>> = {
  draft: ['edit', 'delete', 'submit'],
  'in-review': ['edit', 'delete', 'return', 'approve'],
  approved: ['edit', 'delete', 'return', 'schedule', 'send'],
  scheduled: ['schedule', 'cancel-schedule'],
  sending: ['stop'],
  sent: [],
  stopped: ['resume'],
}
const moves: readonly NewsletterIssueMove[] = [
  'edit',
  'delete',
  'submit',
  'return',
  'approve',
  'schedule',
  'cancel-schedule',
  'send',
  'stop',
  'resume',
]

test.each(newsletterIssueStates)(
  'an issue that is %s changes state as the table says, and in no other way',
  (state) => {
    expect(moves.filter((move) => canMove(state, move))).toEqual(table[state])
  },
)

test('a mail that the server defers is tried five times in an hour and a half', () => {
  expect([1, 2, 3, 4, 5].map((attempts) => deferralWaitMs(attempts))).toEqual([
    60_000,
    300_000,
    900_000,
    3_600_000,
    undefined,
  ])
})
