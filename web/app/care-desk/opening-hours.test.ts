import { expect, test } from '@jest/globals'

import { careDeskNow } from './opening-hours.js'
import { openingHoursText } from './care-desk-hours.js'

const week = { days: [0, 1, 2, 3, 4], opensAt: '09:00', closesAt: '17:00' }

test.each([
  [[0, 1, 2, 3, 4], 'Sunday to Thursday, 09:00–17:00'],
  [[0, 2], 'Sunday, Tuesday, 09:00–17:00'],
  [[0, 1, 3, 6], 'Wednesday, Saturday to Monday, 09:00–17:00'],
  [[0, 1, 2, 3, 4, 5, 6], 'Every day, 09:00–17:00'],
])('the days %j are said as people say them [D-77]', (days, expected) => {
  expect(openingHoursText({ ...week, days })).toBe(expected)
})

// Cairo is two hours ahead of UTC in winter and three in summer.
test.each([
  ['2026-11-23T01:25:00Z', 'It is 03:25 in Cairo. We are back at 09:00.'],
  ['2026-11-23T07:00:00Z', 'It is 09:00 in Cairo. We are here until 17:00.'],
  ['2026-11-23T14:59:00Z', 'It is 16:59 in Cairo. We are here until 17:00.'],
  ['2026-11-23T15:00:00Z', 'It is 17:00 in Cairo. We are back tomorrow at 09:00.'],
  ['2026-11-26T15:00:00Z', 'It is 17:00 in Cairo. We are back on Sunday at 09:00.'],
  ['2026-11-27T23:30:00Z', 'It is 01:30 in Cairo. We are back tomorrow at 09:00.'],
  ['2026-11-22T22:05:00Z', 'It is 00:05 in Cairo. We are back at 09:00.'],
  ['2026-07-06T06:00:00Z', 'It is 09:00 in Cairo. We are here until 17:00.'],
])('at %s: %s [D-77]', (now, expected) => {
  expect(careDeskNow(week, new Date(now))).toBe(expected)
})

test('a desk that is open on one day of the week names it [D-77]', () => {
  const mondays = { ...week, days: [1] }
  expect(careDeskNow(mondays, new Date('2026-11-23T16:00:00Z'))).toBe(
    'It is 18:00 in Cairo. We are back on Monday at 09:00.',
  )
})
