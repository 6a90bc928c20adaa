import { expect, test } from '@jest/globals'

import { nextReplyStateOf } from './next-reply-state.js'

const now = Date.parse('2026-11-24T09:00:00Z')
const dueIn = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test.each([
  [23 * 60 + 30, 'Message: 23 h 30 min left', 'calm'],
  [3 * 60 + 59, 'Message: 3 h 59 min left', 'soon'],
  [0.5, 'Message: 1 min left', 'soon'],
  [0, 'Message: late by 1 min', 'late'],
  [-125, 'Message: late by 2 h 5 min', 'late'],
])('with %p minutes until the next reply, the clock says %p [GEN-07]', (minutes, text, tone) => {
  expect(nextReplyStateOf({ nextReplyDueAt: dueIn(minutes), state: 'OPEN' }, now)).toEqual({ text, tone })
})

test('without a waiting message, or once it is closed, an enquiry has no such clock [GEN-07]', () => {
  expect(nextReplyStateOf({ nextReplyDueAt: null, state: 'OPEN' }, now)).toBeUndefined()
  expect(nextReplyStateOf({ nextReplyDueAt: dueIn(60), state: 'CLOSED' }, now)).toBeUndefined()
})
