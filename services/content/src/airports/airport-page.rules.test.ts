import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { airportPage, cursorOf, decodePosition } from './list-airports.js'
import { compareAirports, type ListedAirport } from './airport.rules.js'
import { builtInAirports } from './cached-airports.js'

const sweden = builtInAirports.countries.get('sweden')?.airports ?? []

function pagesOf(airports: readonly ListedAirport[], first: number): ListedAirport[][] {
  const pages: ListedAirport[][] = []
  let after: ListedAirport | undefined
  for (;;) {
    const page = airportPage(airports, { first, after })
    pages.push(page.airports.map(({ code, name }) => ({ code, name })))
    const last = page.airports.at(-1)
    if (!page.hasNextPage || !last) return pages
    after = decodePosition(last.cursor)
  }
}

test.each([1, 7, 38, 39, 40, 1000])('pages of %i airports make up the whole list [AIR-18]', (first) => {
  const pages = pagesOf(sweden, first)
  expect(pages.flat()).toEqual(sweden)
  expect(pages).toHaveLength(Math.ceil(sweden.length / first))
})

test('an airport removed between two pages neither repeats nor hides another [AIR-18]', () => {
  const [, last] = airportPage(sweden, { first: 2 }).airports
  const without = sweden.filter(({ code }) => code !== last?.code)
  const next = airportPage(without, { first: 1, after: decodePosition(last?.cursor ?? '') })
  expect(next.airports[0]?.code).toBe(sweden[2]?.code)
})

test('pages fit together whatever letters the names have [AIR-18]', () => {
  const airport = fc.record({
    code: fc.stringMatching(/^[A-Z]{3}$/),
    name: fc.string({ unit: 'grapheme', minLength: 1 }),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(airport, { selector: ({ name }) => name }),
      fc.integer({ min: 1, max: 9 }),
      (list, first) => {
        const sorted = [...list].sort(compareAirports)
        expect(pagesOf(sorted, first).flat()).toEqual(sorted)
      },
    ),
  )
})

test('a cursor encodes its position and fits the contract [AIR-18]', () => {
  const longName = { code: 'BKK', name: 'Å'.repeat(120) }
  expect(decodePosition(cursorOf(longName))).toEqual(longName)
  expect(cursorOf(longName).length).toBeLessThanOrEqual(400)
})

test.each(['', 'x', '%%%', 'bnVsbA', 'WyJhIl0', 'WzEsMl0', 'eyJhIjoxfQ'])(
  '%j is no cursor of ours [AIR-18]',
  (cursor) => {
    expect(decodePosition(cursor)).toBeUndefined()
  },
)
