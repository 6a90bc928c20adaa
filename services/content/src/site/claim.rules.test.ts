import { expect, test } from '@jest/globals'

import { isClaimCurrent, isLive, offerText, validUntilOf } from './claim.rules.js'

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
  [{ remaining: 50 }, true],
  [{ remaining: 1, endsOn: today }, true],
  [{ remaining: 1, endsOn: '2026-11-20' }, false],
  [{ remaining: 0 }, false],
])('an offer with %j is live: %s [D-27, O-3]', (offer, live) => {
  expect(isLive(offer, today)).toBe(live)
})

test("the offer's sentence names the number that is left [O-3]", () => {
  expect(offerText('Only {remaining} Early Spots Left for Exclusive Discounts', 50)).toBe(
    'Only 50 Early Spots Left for Exclusive Discounts',
  )
})

test.each([
  [{ evidence: 'A study' }, true],
  [{ evidence: 'A study', expiresOn: '2026-11-22' }, true],
  [{ evidence: 'A study', expiresOn: today }, false],
  [{ evidence: ' ' }, false],
])('a claim with %j is current: %s [GEN-08]', (claim, does) => {
  expect(isClaimCurrent(claim, today)).toBe(does)
})
