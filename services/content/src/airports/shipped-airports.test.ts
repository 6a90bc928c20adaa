import { expect, test } from '@jest/globals'

import { builtInAirports as shippedBuiltIn } from '@seneb/contracts/vocabulary/built-in-airports'

import { builtInAirports } from './cached-airports.js'
import { sufficientAirports } from './airport.rules.js'
import { builtInCountries } from '../countries/cached-countries.js'
import { shippedAirports } from './shipped-airports.js'

const codesIn = (countryCode: string) =>
  shippedAirports.filter((airport) => airport.countryCode === countryCode).map(({ code }) => code)

test('far more airports are shipped than count as sufficient, each code once [AIR-12]', () => {
  expect(shippedAirports.length).toBeGreaterThan(10 * sufficientAirports)
  expect(new Set(shippedAirports.map(({ code }) => code)).size).toBe(shippedAirports.length)
})

test('names are plain and the code is three letters [AIR-10]', () => {
  const odd = shippedAirports.filter(
    ({ code, name }) => !/^[A-Z]{3}$/.test(code) || !/^\p{Lu}[\p{L}\d &.,'’–-]+$/u.test(name) || name.length > 90,
  )
  expect(odd).toEqual([])
})

test('the airports of Egypt are all there [AIR-14]', () => {
  const expected = [
    'CAI',
    'SPX',
    'HBE',
    'HRG',
    'SSH',
    'LXR',
    'ASW',
    'RMF',
    'ABS',
    'ATZ',
    'HMB',
    'MUH',
    'DBB',
    'AAC',
    'TCP',
  ]
  expect(codesIn('EG')).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['DZ', 25],
  ['RU', 110],
  ['SE', 35],
  ['EG', 15],
])('%s has many airports, at least %i [AIR-14]', (countryCode, least) => {
  expect(codesIn(countryCode).length).toBeGreaterThanOrEqual(least)
})

test('built-in airport lists exist for about 70 countries, none empty [AIR-14]', () => {
  const codes = shippedBuiltIn.map(({ countryCode }) => countryCode)
  expect(new Set(codes).size).toBe(codes.length)
  expect(builtInAirports.countries.size).toBe(codes.length)
  expect(shippedBuiltIn.flatMap(({ country, airports }) => airports.map((one) => ({ ...one, country })))).toEqual(
    shippedAirports
      .filter(({ countryCode }) => codes.includes(countryCode))
      .map(({ code, country, name }) => ({ code, name, country })),
  )
  expect(builtInAirports.countries.size).toBeGreaterThanOrEqual(65)
  expect(builtInAirports.countries.size).toBeLessThanOrEqual(75)
  const names = [...builtInAirports.countries.values()].flatMap(({ airports }) => airports.map(({ name }) => name))
  expect(names.filter((name) => !/^\S.* \([A-Z]{3}\)$/.test(name))).toEqual([])
})

test('the built-in list holds about 195 countries, each once and sorted [AIR-04]', () => {
  expect(builtInCountries).toHaveLength(197)
  expect(new Set(builtInCountries.map(({ code }) => code)).size).toBe(197)
  const names = builtInCountries.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
})

test('airports and countries spell a country alike [AIR-04]', () => {
  const names = new Map(builtInCountries.map(({ code, name }) => [code, name]))
  const differing = shippedAirports.filter(
    ({ country, countryCode }) => names.has(countryCode) && names.get(countryCode) !== country,
  )
  expect(differing).toEqual([])
})
