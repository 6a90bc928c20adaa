import { expect, test } from '@jest/globals'
import { referralCodeStates } from '@seneb/contracts/vocabulary/referral-codes'

import { codeStateAfter, type CodeMove } from './referral-code.rules.js'

const moves: readonly CodeMove[] = ['assign', 'revoke', 'block', 'unblock', 'merge']
const no = undefined

/** Written manually: origin, whether it had an ambassador, state, then the states after each move. */
const table = [
  ['seen', false, 'unverified', no, no, 'blocked', no, 'merged'],
  ['made', false, 'in-stock', 'assigned', no, 'blocked', no, no],
  ['made', true, 'assigned', 'assigned', 'revoked', 'blocked', no, 'merged'],
  ['made', true, 'revoked', 'assigned', no, 'blocked', no, 'merged'],
  ['made', false, 'blocked', no, no, no, 'in-stock', no],
  ['made', true, 'blocked', no, no, no, 'revoked', no],
  ['seen', false, 'blocked', no, no, no, 'unverified', no],
  ['made', true, 'merged', no, no, no, no, no],
  ['seen', false, 'merged', no, no, no, no, no],
] as const

test.each(table)(
  'a %s code (had an ambassador: %s) that is %s moves as the table says, and in no other way [D-07, REF-06]',
  (origin, hadOwner, state, ...after) => {
    expect(moves.map((move) => codeStateAfter({ origin, hadOwner, state }, move))).toEqual(after)
  },
)

test('the table has every state', () => {
  expect(new Set(table.map(([, , state]) => state))).toEqual(new Set(referralCodeStates))
})
