import { expect, test } from '@jest/globals'

import { isClaimCurrent, isValidOn, offerText, spotsLeft, validUntilOf } from './claim.rules.js'

const today = '2026-11-21'

test.each([
  ['2026-11-01', '2027-11-01'],
  ['2025-11-21', '2026-11-21'],
  ['2025-11-20', null],
  ['2024-12-31', null],
  ['2028-02-29', '2029-02-28'],
])('a price of %s holds until %s [O-9, D-24, SEO-11]', (asOf, until) => {
  expect(validUntilOf(asOf, today)).toBe(until)
})

test.each([
  [{}, true],
  [{ validFrom: today, validTo: today }, true],
  [{ validTo: '2026-11-20' }, false],
  [{ validFrom: '2026-11-22' }, false],
])('a record with %j is valid: %s [D-27, O-3]', (validity, isValid) => {
  expect(isValidOn(validity, today)).toBe(isValid)
})

test.each([
  [50, undefined, 50],
  [50, 7, 7],
  [5, 7, 5],
  [5, 0, 0],
])('of %s spots, counted as %s, %s are left [D-27, O-3]', (total, counted, left) => {
  expect(spotsLeft(total, counted)).toBe(left)
})

test("the offer's sentence names the remaining number [O-3]", () => {
  expect(offerText('Only {remaining} Early Spots Left for Exclusive Discounts', 50)).toBe(
    'Only 50 Early Spots Left for Exclusive Discounts',
  )
})

test.each([
  [{ evidence: 'A study' }, true],
  [{ evidence: 'A study', validTo: today }, true],
  [{ evidence: 'A study', validTo: '2026-11-20' }, false],
  [{ evidence: ' ' }, false],
])('a claim with %j is current: %s [GEN-08]', (claim, does) => {
  expect(isClaimCurrent(claim, today)).toBe(does)
})
