import { expect, test } from '@jest/globals'

import { feastsBetween, isWeekendInEgypt } from './egypt-calendar.js'

test.each([
  ['2027-02-11', false],
  ['2027-02-12', true],
  ['2027-02-13', true],
  ['2027-02-14', false],
])('Friday and Saturday are the weekend in Egypt: %s %s', (day, isWeekend) => {
  expect(isWeekendInEgypt(day)).toBe(isWeekend)
})

test.each([
  ['2027-02-10', '2027-03-26', ['Ramadan', 'Eid al-Fitr']],
  ['2027-02-12', '2027-02-12', ['Ramadan']],
  ['2027-05-10', '2027-05-30', ['Eid al-Adha']],
  ['2027-01-05', '2027-01-20', []],
])('a stay from %s to %s falls into %j', (first, last, feasts) => {
  expect(feastsBetween(first, last)).toEqual(feasts)
})
