import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { Airport } from '../airports/airport.entity.js'
import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { builtInCountries } from './cached-countries.js'
import { listCountries } from './list-countries.js'

let postgres: TestDb
let empty: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await storeShippedAirports(contentTestCtx(postgres))
  empty = await contentDb()
})
afterAll(() => postgres.close())

test('the countries of the database and the built-in ones come once each, sorted [AIR-04, AIR-17]', async () => {
  const result = await listCountries({}, contentTestCtx(postgres))

  expect(() => ListCountries.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result.source).toBe('DATABASE')
  const names = result.countries.map(({ name }) => name)
  // Andorra has no airport and Hong Kong is not in the built-in list, so the result includes both sources.
  expect(names).toEqual(expect.arrayContaining(['Andorra', 'Hong Kong', ...builtInCountries.map(({ name }) => name)]))
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
})

test('the list costs one statement, and none while it is cached [AIR-11, P9]', async () => {
  const ctx = contentTestCtx(postgres)

  const cold = await statementsOf(postgres, () => Promise.all([1, 2, 3].map(() => listCountries({}, ctx))))
  const warm = await statementsOf(postgres, () => listCountries({ refresh: true }, ctx))

  expect([cold, warm]).toEqual([1, 0])
})

test('a country stored without airports of ours joins the list [AIR-04]', async () => {
  const row = { code: 'QQQ', country: 'Seneb Island', country_code: null, airport: 'Seneb Airport (QQQ)' }
  await postgres.db.write((tx) => tx.save(Object.assign(new Airport(), row)))

  const { countries } = await listCountries({}, contentTestCtx(postgres))

  expect(countries).toContainEqual({ name: 'Seneb Island' })
})

test('an empty table gives the built-in list [AIR-03]', async () => {
  const result = await listCountries({}, contentTestCtx(empty))

  expect(result).toEqual({ source: 'FALLBACK', countries: builtInCountries })
})

test('while the database is away the built-in list is used, and the failure is logged [AIR-03, AIR-05]', async () => {
  await empty.close()
  const ctx = contentTestCtx(empty)

  const result = await listCountries({}, ctx)

  expect(result).toEqual({ source: 'FALLBACK', countries: builtInCountries })
  expect(ctx.warned).toEqual(['Failed to load countries from database'])
})
