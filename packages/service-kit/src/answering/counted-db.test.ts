import { expect, test } from '@jest/globals'

import { assertActedOnce } from './counted-db.js'

const check = (changesDraftsOnly: boolean, changes: number, acts: number) => () =>
  assertActedOnce({ subject: 'enquiry.care-answer-draft.save', changesDraftsOnly }, { changes, acts })

test('what changes something is one act, and what changes nothing none [S10]', () => {
  expect(check(false, 3, 1)).not.toThrow()
  expect(check(false, 0, 0)).not.toThrow()
  for (const [changes, acts] of [
    [1, 0],
    [1, 2],
    [0, 1],
  ] as const) {
    expect(check(false, changes, acts)).toThrow(`said ${acts} acts`)
  }
})

test('a draft of the asker alone is no act, and may say none [S10]', () => {
  expect(check(true, 1, 0)).not.toThrow()
  expect(check(true, 1, 1)).toThrow('said 1 acts; it says 0')
})
