import { expect, test } from '@jest/globals'

import { formatDay, firstWeekday } from './calendar-dates.js'

test.each([
  ['pl', 1],
  ['en-GB', 1],
  ['de', 1],
  ['en-US', 0],
  ['ar-EG', 6],
] as const)('for readers of %s a week begins on day %s [TRIP-53]', (language, day) => {
  expect(firstWeekday(language)).toBe(day)
})

test('a day is written as `Jan 5, 2027`, and an invalid one is omitted [TRIP-53]', () => {
  expect(formatDay('2027-01-05')).toBe('Jan 5, 2027')
  expect(formatDay('2027-02-30')).toBe('')
})
