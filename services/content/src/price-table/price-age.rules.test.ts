import { expect, test } from '@jest/globals'

import { ageOf, isOutdated } from './price-age.rules.js'

test.each([
  ['2026-11-01', '2026-11-01', 'current'],
  ['2026-11-01', '2027-09-01', 'current'],
  ['2026-11-01', '2027-09-02', 'due-soon'],
  ['2026-11-01', '2027-11-01', 'due-soon'],
  ['2026-11-01', '2027-11-02', 'outdated'],
  ['2028-02-29', '2029-02-28', 'due-soon'],
  ['2028-02-29', '2029-03-01', 'outdated'],
])('a price of %s is on %s %s', (asOf, today, age) => {
  expect(ageOf(asOf, today).age).toBe(age)
  expect(isOutdated(asOf, today)).toBe(age === 'outdated')
})
