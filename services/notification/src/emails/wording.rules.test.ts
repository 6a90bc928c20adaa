import { expect, test } from '@jest/globals'

import { formatAmountUsd, formatDay, formatInstant, referenceOnly } from './wording.rules.js'

test.each([
  ['2025-01-05', 'Jan 5, 2025'],
  ['2027-12-31', 'Dec 31, 2027'],
  ['soon', 'soon'],
])('the day %s reads %s [TRIP-53]', (date, read) => {
  expect(formatDay(date)).toBe(read)
})

test('a time names its zone, so that it is not read in another one', () => {
  expect(formatInstant(new Date('2026-11-21T23:05:00Z'))).toBe('Nov 21, 2026, 23:05 UTC')
})

test.each([
  [0, '$0'],
  [2500, '$2,500'],
  [4200.5, '$4,200.50'],
  [10_000_000, '$10,000,000'],
])('the amount %d reads %s [TRIP-52]', (amount, read) => {
  expect(formatAmountUsd(amount)).toBe(read)
})

test('a reference brings no other characters into a subject [S16]', () => {
  expect(referenceOnly('SNB-7K3M9Q\r\nBcc: evil@x')).toBe('SNB-7K3M9QBccevilx')
  expect(referenceOnly('SNB-7K3M9Q')).toBe('SNB-7K3M9Q')
})
