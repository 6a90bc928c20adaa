import { expect, test } from '@jest/globals'

import metadata from 'libphonenumber-js/min/metadata'

import {
  callingCodeIn,
  callingCodeOf,
  countriesWithCallingCode,
  countryOfCode,
  joinPhone,
  splitPhone,
  withoutCallingCode,
} from './calling-codes.js'

test('every country has a calling code of one to three digits [TRIP-08]', () => {
  const all = countriesWithCallingCode()
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter((country) => !/^\d{1,3}$/.test(callingCodeOf(country) ?? ''))).toEqual([])
  expect(callingCodeOf('FR')).toBe('33')
  expect(callingCodeOf('EG')).toBe('20')
})

test('codes and the main country of each are those of libphonenumber [TRIP-08]', () => {
  const countries = countriesWithCallingCode().map((code) => ({ code }))
  const codes = [...new Set(countries.map(({ code }) => callingCodeOf(code) ?? ''))]
  const theirs = (metadata as unknown as { country_calling_codes: Readonly<Record<string, readonly string[]>> })
    .country_calling_codes
  expect(codes.map((code) => [code, countryOfCode(code, countries)])).toEqual(
    codes.map((code) => [code, theirs[code]?.[0]]),
  )
})

test.each([
  ['tel:+44 20 7946 0958', '44', '20 7946 0958'],
  ['(+44) 7700 900123', '44', '7700 900123'],
  ['0044-7700-900123', '44', '7700-900123'],
  ['\u202a+201001234567\u202c', '20', '1001234567'],
  ['+999 12', '', '+999 12'],
  ['+4', '', '+4'],
  ['0171 1234567', '', '0171 1234567'],
])('%j carries the code %j and the number %j [TRIP-08]', (number, code, national) => {
  expect([callingCodeIn(number), withoutCallingCode(number)]).toEqual([code, national])
})

test.each([
  [{ code: '33', rest: '6 12 34 56 78' }, '+33 6 12 34 56 78'],
  [{ code: '33', rest: '  ' }, ''],
  [{ code: '', rest: '0612345678' }, '0612345678'],
  [{ code: '33', rest: '+20 100 200 3000' }, '+20 100 200 3000'],
  [{ code: '49', rest: '0049 171 1234567' }, '0049 171 1234567'],
  [{ code: '49', rest: '\u202a+20 100 123 4567\u202c' }, '\u202a+20 100 123 4567\u202c'],
  [{ code: '49', rest: '(+44) 7700 900123' }, '(+44) 7700 900123'],
  [{ code: '49', rest: 'tel:+442079460958' }, 'tel:+442079460958'],
  [{ code: '49', rest: '0171 1234567' }, '+49 0171 1234567'],
])('the parts %j are one number [TRIP-08]', (phone, number) => {
  expect(joinPhone(phone)).toBe(number)
})

test('a number splits into its parts, and one typed whole stays whole [TRIP-08]', () => {
  expect(splitPhone('+33 6 12 34')).toEqual({ code: '33', rest: '6 12 34' })
  expect(splitPhone('0612345678')).toEqual({ code: '', rest: '0612345678' })
  expect(splitPhone('')).toEqual({ code: '', rest: '' })
  for (const prefix of ['+', '+4', '+49', '+49 ']) expect(splitPhone(prefix)).toEqual({ code: '', rest: prefix })
})
