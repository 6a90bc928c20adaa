import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListAirports } from '@seneb/contracts/messages/content/places.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { loadPauseMs } from '../cached-list.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { Airport } from './airport.entity.js'
import { listAirports } from './list-airports.js'
import { storeShippedAirports } from './store-shipped-airports.js'

let postgres: TestDb
let unavailable: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await storeShippedAirports(contentTestCtx(postgres))
  unavailable = await contentDb()
  await unavailable.close()
})
afterAll(() => postgres.close())

const first = 250

test('the airports of a country come from the database, sorted, with their codes [AIR-10, AIR-18, AIR-19]', async () => {
  const result = await listAirports({ country: 'Egypt', first }, contentTestCtx(postgres))

  expect(() => ListAirports.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toMatchObject({ source: 'DATABASE', country: 'Egypt', hasNextPage: false })
  expect(result.totalCount).toBe(result.airports.length)
  expect(result.airports.map(({ code, name }) => ({ code, name }))).toContainEqual({
    code: 'CAI',
    name: 'Cairo International Airport (CAI)',
  })
})

test('a list query costs one statement, whatever the country, and none while it is cached [AIR-11, P9]', async () => {
  const ctx = contentTestCtx(postgres)

  const cold = await statementsOf(postgres, () => listAirports({ country: 'United States', first }, ctx))
  const warm = await statementsOf(postgres, async () => {
    for (const country of ['Egypt', 'Russia', 'Atlantis']) await listAirports({ country, first: 5 }, ctx)
  })
  const cores = await statementsOf(postgres, () => listAirports({ country: 'Malta', first }, contentTestCtx(postgres)))

  expect([cold, warm, cores]).toEqual([1, 0, 1])
})

test('pages follow each other by cursor [AIR-18]', async () => {
  const ctx = contentTestCtx(postgres)
  const all = await listAirports({ country: 'Algeria', first }, ctx)

  const one = await listAirports({ country: 'Algeria', first: 10 }, ctx)
  const two = await listAirports({ country: 'Algeria', first, after: one.airports.at(-1)?.cursor }, ctx)

  expect(one).toMatchObject({ hasNextPage: true, totalCount: all.totalCount })
  expect([...one.airports, ...two.airports]).toEqual(all.airports)
  expect(two.hasNextPage).toBe(false)
})

test('a cursor that is none is refused by its field [AIR-18]', async () => {
  const result = listAirports({ country: 'Egypt', first, after: 'nonsense' }, contentTestCtx(postgres))

  await expect(result).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'after', message: 'after is not a cursor of this list' }],
  })
})

test('an unknown country has no airports [AIR-18]', async () => {
  const result = await listAirports({ country: 'Atlantis', first }, contentTestCtx(postgres))

  expect(result).toEqual({ source: 'DATABASE', country: 'Atlantis', totalCount: 0, airports: [], hasNextPage: false })
})

test('refreshing shows later additions, at most every ten seconds [AIR-11]', async () => {
  const ctx = contentTestCtx(postgres)
  const countIn = async (refresh?: boolean) =>
    (await listAirports({ country: 'Malta', first, refresh }, ctx)).totalCount
  const before = await countIn()
  const gozo = { code: 'GZM', country: 'Malta', country_code: 'MT', airport: 'Gozo Airfield (GZM)' }
  await postgres.db.write((tx) => tx.save(Object.assign(new Airport(), gozo)))

  const counts = [await countIn(), await countIn(true)]
  ctx.clock.advance(loadPauseMs)
  counts.push(await countIn(), await countIn(true))

  expect(counts).toEqual([before, before, before, before + 1])
})

test('while the database is unavailable the built-in list is used, and the failure is logged [AIR-15, AIR-16]', async () => {
  const ctx = contentTestCtx(unavailable)

  const egypt = await listAirports({ country: 'egypt', first }, ctx)
  const norway = await listAirports({ country: 'Norway', first: 1 }, ctx)

  expect(egypt).toMatchObject({ source: 'FALLBACK', country: 'Egypt' })
  expect(egypt.airports.map(({ code }) => code)).toEqual(expect.arrayContaining(['CAI', 'HRG', 'SSH', 'LXR']))
  expect(norway).toMatchObject({ source: 'FALLBACK', hasNextPage: true })
  expect(ctx.warned).toEqual(['Failed to load airports. Please try again.'])
})

test('while the database is unavailable, a country without a built-in list gets the advice to try again [AIR-16]', async () => {
  const result = listAirports({ country: 'Fiji', first }, contentTestCtx(unavailable))

  await expect(result).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Failed to load airports. Please try again.',
  })
})

test('with fewer than 200 airports in the table the built-in list is used, merged with it [AIR-12, AIR-13]', async () => {
  const few = await contentDb()
  try {
    const rows = [
      { code: 'CAI', country: 'Egypt', country_code: 'EG', airport: 'CAIRO International Airport' },
      { code: 'NAC', country: 'Egypt', country_code: 'EG', airport: 'New Capital Airport (NAC)' },
    ]
    await few.db.write(async (tx) => {
      for (const row of rows) await tx.save(Object.assign(new Airport(), row))
    })

    const result = await listAirports({ country: 'Egypt', first }, contentTestCtx(few))

    expect(result.source).toBe('FALLBACK')
    const names = result.airports.map(({ name }) => name)
    expect(names.filter((name) => /cairo/i.test(name))).toEqual(['CAIRO International Airport'])
    expect(names).toEqual(expect.arrayContaining(['New Capital Airport (NAC)', 'Luxor International Airport (LXR)']))
  } finally {
    await few.close()
  }
})
