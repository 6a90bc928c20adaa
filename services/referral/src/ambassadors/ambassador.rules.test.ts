import { expect, test } from '@jest/globals'
import { ambassadorStates } from '@seneb/contracts/vocabulary/referral-codes'

import { stateAfter, type AmbassadorMove } from './ambassador.rules.js'

/** Written manually: state, then the states after pause, resume and end. */
const table = [
  ['active', 'paused', undefined, 'ended'],
  ['paused', undefined, 'active', 'ended'],
  ['ended', undefined, undefined, undefined],
] as const
const moves: readonly AmbassadorMove[] = ['pause', 'resume', 'end']

test.each(table)('an ambassador who is %s changes state as the table says, and in no other way', (state, ...after) => {
  expect(moves.map((move) => stateAfter(state, move))).toEqual(after)
})

test('the table has every state', () => {
  expect(table.map(([state]) => state)).toEqual([...ambassadorStates])
})
