import { expect, test } from '@jest/globals'

import { callingCodeOf, countriesWithCallingCode, joinPhone, splitPhone } from './calling-codes.js'

test('every country has a calling code of one to three digits [TRIP-08]', () => {
  const all = countriesWithCallingCode()
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter((country) => !/^\d{1,3}$/.test(callingCodeOf(country) ?? ''))).toEqual([])
  expect(callingCodeOf('FR')).toBe('33')
  expect(callingCodeOf('EG')).toBe('20')
})

test.each([
  [{ code: '33', rest: '6 12 34 56 78' }, '+33 6 12 34 56 78'],
  [{ code: '33', rest: '  ' }, ''],
  [{ code: '', rest: '0612345678' }, '0612345678'],
  [{ code: '33', rest: '+20 100 200 3000' }, '+20 100 200 3000'],
  [{ code: '49', rest: '0049 171 1234567' }, '0049 171 1234567'],
  [{ code: '49', rest: '0171 1234567' }, '+49 0171 1234567'],
])('the parts %j are one number [TRIP-08]', (parts, number) => {
  expect(joinPhone(parts)).toBe(number)
})

test('a number splits into the parts it was made of, and one typed whole stays whole [TRIP-08]', () => {
  expect(splitPhone('+33 6 12 34')).toEqual({ code: '33', rest: '6 12 34' })
  expect(splitPhone('0612345678')).toEqual({ code: '', rest: '0612345678' })
  expect(splitPhone('')).toEqual({ code: '', rest: '' })
  for (const begun of ['+', '+4', '+49', '+49 ']) expect(splitPhone(begun)).toEqual({ code: '', rest: begun })
})
