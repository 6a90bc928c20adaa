import { expect, test } from '@jest/globals'
import { journeyLimits } from '@seneb/contracts/vocabulary/journey-options'
import fc from 'fast-check'

import { sumOfJourney, verdictOf, type JourneyFigures } from './journey-cost.rules.js'

const figure = (cents: number | null) => ({ cents, isOwn: false, source: 'a table', asOf: '2026-11-01' })

const figuresWith = (changes: Partial<JourneyFigures> = {}): JourneyFigures => ({
  home: figure(260_000),
  treatment: figure(50_000),
  flight: figure(38_000),
  night: figure(6000),
  units: 2,
  journeys: 1,
  nights: 5,
  reserve: { percent: 10, isOwn: false, source: 'ours', asOf: '2026-11-22' },
  ...changes,
})

test('the sum is that of its lines, in cents', () => {
  const { lines, ...sum } = sumOfJourney(figuresWith())

  expect(lines.map(({ part, totalCents }) => [part, totalCents])).toEqual([
    ['HOME', 520_000],
    ['TREATMENT', 100_000],
    ['FLIGHTS', 38_000],
    ['NIGHTS', 30_000],
    ['RESERVE', 16_800],
  ])
  expect(sum).toEqual({
    homeCents: 520_000,
    egyptCents: 184_800,
    journeyCents: 84_800,
    differenceCents: 335_200,
    verdict: 'SAVES',
  })
})

test('every journey pays flight and nights anew', () => {
  const { lines } = sumOfJourney(figuresWith({ journeys: 2 }))

  expect(lines.find(({ part }) => part === 'FLIGHTS')).toMatchObject({ count: 2, totalCents: 76_000 })
  expect(lines.find(({ part }) => part === 'NIGHTS')).toMatchObject({ count: 10, totalCents: 60_000 })
})

test('a journey that costs more than it saves gets the advice to stay home', () => {
  const implantFromTurkey = figuresWith({
    home: figure(65_000),
    treatment: figure(50_000),
    flight: figure(22_000),
    units: 1,
    journeys: 2,
    nights: 8,
  })

  expect(sumOfJourney(implantFromTurkey)).toMatchObject({ verdict: 'STAY_HOME', differenceCents: -144_000 })
})

test.each([
  [null, 100, 'NO_HOME_PRICE'],
  [100_000, 100_000, 'STAY_HOME'],
  [100_000, 99_999, 'CLOSE'],
  [100_000, 91_000, 'CLOSE'],
  [100_000, 90_000, 'SAVES'],
  [0, 0, 'STAY_HOME'],
] as const)('%s cents at home beside %s in Egypt is %s', (home, egypt, verdict) => {
  expect(verdictOf(home, egypt)).toBe(verdict)
})

test('without a price at home the sum in Egypt is shown alone', () => {
  expect(sumOfJourney(figuresWith({ home: figure(null) }))).toMatchObject({
    homeCents: null,
    differenceCents: null,
    verdict: 'NO_HOME_PRICE',
    egyptCents: 184_800,
  })
})

test('no figures within their limits make a sum that GraphQL cannot carry, and none is a broken cent', () => {
  const cents = (maxUsd: number) => fc.integer({ min: 0, max: maxUsd * 100 }).map(figure)
  const { flightUsd, journeys, nights, nightUsd, reservePercent, unitPriceUsd, units } = journeyLimits
  const any = fc.record({
    home: cents(unitPriceUsd),
    treatment: cents(unitPriceUsd),
    flight: cents(flightUsd),
    night: cents(nightUsd),
    units: fc.integer({ min: 1, max: units }),
    journeys: fc.integer({ min: 1, max: journeys }),
    nights: fc.integer({ min: 0, max: nights }),
    reserve: fc
      .integer({ min: 0, max: reservePercent })
      .map((percent) => ({ percent, isOwn: true, source: 's', asOf: '2026-11-22' })),
  })
  const max = figuresWith({
    home: figure(0),
    treatment: figure(unitPriceUsd * 100),
    flight: figure(flightUsd * 100),
    night: figure(nightUsd * 100),
    units,
    journeys,
    nights,
    reserve: { percent: reservePercent, isOwn: true, source: 's', asOf: '2026-11-22' },
  })
  expect(sumOfJourney(max).egyptCents).toBeLessThan(2 ** 31)
  fc.assert(
    fc.property(any, (figures) => {
      const { differenceCents, egyptCents, homeCents, journeyCents, lines } = sumOfJourney(figures)
      const spent = lines.slice(1).reduce((total, { totalCents }) => total + (totalCents ?? 0), 0)
      expect(egyptCents).toBe(spent)
      expect(differenceCents).toBe((homeCents ?? 0) - egyptCents)
      expect([egyptCents, journeyCents].every((value) => Number.isInteger(value) && value < 2 ** 31)).toBe(true)
    }),
  )
})
