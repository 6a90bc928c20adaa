import { expect, test } from '@jest/globals'

import { airportName, airportListOf, chooseAirports, mergeAirports, sufficientAirports } from './airport.rules.js'

const cairo = { code: 'CAI', name: 'Cairo International Airport (CAI)' }
const luxor = { code: 'LXR', name: 'Luxor International Airport (LXR)' }
const oslo = { code: 'OSL', name: 'Oslo Airport (OSL)' }

const builtIn = airportListOf([{ ...cairo, country: 'Egypt' }])

/** Returns a database list with `total` airports, including the given ones. */
function stored(total: number, included: { code: string; name: string; country: string }[]) {
  const others = Array.from({ length: total - included.length }, (_, i) => ({
    code: `X${i}`,
    name: `Airport ${i} (XXX)`,
    country: 'Elsewhere',
  }))
  return airportListOf([...included, ...others])
}

test('a name ends in its code in parentheses [AIR-10]', () => {
  expect(airportName('Cairo International Airport', 'CAI')).toBe(cairo.name)
})

test.each([
  ['another case', 'CAIRO INTERNATIONAL airport (CAI)'],
  ['another code', 'Cairo International Airport (XYZ)'],
  ['no code', 'Cairo International Airport'],
  ['a code in small letters and spaces', '  Cairo International Airport (cai) '],
])('an airport with %s is the same one, and the first list wins [AIR-13]', (_title, name) => {
  expect(mergeAirports([{ code: 'XYZ', name }], [cairo])).toEqual([{ code: 'XYZ', name }])
})

test('airports with different names stay apart and are sorted as people read [AIR-13, AIR-18]', () => {
  const names = mergeAirports(
    [{ code: 'B', name: 'Örebro Airport (ORB)' }],
    [{ code: 'C', name: 'Umeå Airport (UME)' }, { code: 'A', name: 'Ängelholm Airport (AGH)' }, oslo],
  ).map(({ name }) => name)
  expect(names).toEqual(['Ängelholm Airport (AGH)', 'Örebro Airport (ORB)', 'Oslo Airport (OSL)', 'Umeå Airport (UME)'])
})

test('200 airports are sufficient [AIR-12]', () => {
  expect(sufficientAirports).toBe(200)
})

test.each([
  ['the database as it is', 'Egypt', stored(200, [{ ...luxor, country: 'Egypt' }]), 'DATABASE', [luxor]],
  ['whatever the case of the country', ' eGYPT', stored(200, [{ ...luxor, country: 'Egypt' }]), 'DATABASE', [luxor]],
  ['nothing for a country without airports', 'Egypt', stored(200, []), 'DATABASE', []],
  ['nothing for a country nobody knows', 'Atlantis', stored(200, []), 'DATABASE', []],
  ['both lists merged', 'Egypt', stored(199, [{ ...luxor, country: 'Egypt' }]), 'FALLBACK', [cairo, luxor]],
  ['the built-in list', 'Egypt', undefined, 'FALLBACK', [cairo]],
  ['what little is stored', 'Norway', stored(199, [{ ...oslo, country: 'Norway' }]), 'DATABASE', [oslo]],
])('offered is %s [AIR-12, AIR-13, AIR-15]', (_title, country, table, source, airports) => {
  expect(chooseAirports(country, table, builtIn)).toMatchObject({ source, airports })
})

test.each([
  ['the database is away', undefined],
  ['the database is insufficient', stored(199, [])],
])('while %s, a country without a built-in list has no answer [AIR-16]', (_title, table) => {
  expect(chooseAirports('Norway', table, builtIn)).toBeUndefined()
})

test('a country is spelled as its list spells it [AIR-18]', () => {
  expect(chooseAirports('egypt', undefined, builtIn)?.country).toBe('Egypt')
})
