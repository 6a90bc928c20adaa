import { expect, test } from '@jest/globals'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import { figuresOf, findJourney, newestDayOf, ownFigures, typedFrom, type JourneyCost } from './journey-figures.js'
import { journeyCostsCopy } from './journey-costs.copy.js'
import { formatApproxDollars } from './journey-result.js'

const line = (part: JourneyCost['lines'][number]['part'], unitCents: number | null) =>
  ({ part, unitCents, count: 1, totalCents: unitCents, isOwn: false, source: 'a table', asOf: null }) as const

const cost = {
  units: 2,
  journeys: 1,
  nights: 5,
  reservePercent: 10,
  lines: [line('HOME', null), line('TREATMENT', 50_050), line('FLIGHTS', 38_000), line('NIGHTS', 6000)],
} as unknown as JourneyCost

test('a sum is as new as the newest of its figures', () => {
  const lines = ['2026-11-01', '2026-11-22', null].map((asOf) => ({
    __typename: 'JourneyCostLine' as const,
    part: 'HOME' as const,
    unitCents: 1,
    count: 1,
    totalCents: 1,
    isOwn: false,
    source: 'a table',
    asOf,
  }))
  expect(newestDayOf({ ...cost, asOf: '2026-11-01', lines })).toBe('2026-11-22')
  expect(newestDayOf({ ...cost, asOf: '2026-12-01', lines })).toBe('2026-12-01')
})

test("an unchanged figure is not a person's own, so that it keeps its source", () => {
  const typed = { ...figuresOf(cost), nights: '7', flightUsd: '' }

  expect(figuresOf(cost)).toMatchObject({ units: '2', homePriceUsd: '', egyptPriceUsd: '500.5', nightUsd: '60' })
  expect(ownFigures(typed, cost)).toEqual({ nights: '7' })
  expect(ownFigures(figuresOf(cost), cost)).toEqual({})
})

test('of an address only the fields of the form are read, each cut to the length of a figure', () => {
  const typed = typedFrom(new URLSearchParams({ nights: ' 7 ', units: '9'.repeat(500), name: 'Amal' }))

  expect(typed).toMatchObject({ nights: '7', units: '9'.repeat(20), flightUsd: '' })
  expect(Object.keys(typed)).not.toContain('name')
})

test('a procedure or country without prices is no comparison', () => {
  expect(findJourney({ procedure: 'lasik', country: 'uk' })).toEqual({ procedure: 'lasik', country: 'uk' })
  expect(findJourney({ procedure: 'lasik', country: 'constructor' })).toBeNull()
  expect(findJourney({ procedure: 'tavr-procedure', country: 'uk' })).toBeNull()
  expect(findJourney({})).toBeNull()
})

test.each([
  [335_200, '$3,350'],
  [-144_600, '$1,450'],
  [4260, '$43'],
  [0, '$0'],
])('%i cents are about %s', (cents, expected) => {
  expect(formatApproxDollars(cents)).toBe(expected)
})

test('descriptions that name a place are 155 characters at most, and countries have their article [SEO-01]', () => {
  const { description } = journeyCostsCopy
  const lengths = savingsProcedures.flatMap((procedure) =>
    savingsCountries.map((country) => description(procedure.name, country.name).length),
  )

  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(155)
  expect(description('LASIK', 'Czech Republic')).toContain('the Czech Republic')
})
