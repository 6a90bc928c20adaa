import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { foundWithin } from '../../../../tests/support/found-within.js'
import { contentDb, contentTestCtx } from '../content.fixture.js'
import { lockCatalogueSql } from '../treatment-catalogue/treatment-catalogue.entity.js'
import { shippedAirports } from './shipped-airports.js'
import { Airport } from './airport.entity.js'
import { storeShippedAirports } from './store-shipped-airports.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
})
afterEach(() => postgres.close())

const store = () => storeShippedAirports(contentTestCtx(postgres))
const rowOf = (code: string) => postgres.db.read((tx) => tx.findOne(Airport, { code }))
const all = () => postgres.db.read((tx) => tx.find(Airport, { order: { code: 'ASC' } }))

test('every shipped airport is stored under the names of the specification [AIR-10, D-54]', async () => {
  await store()

  expect(await all()).toHaveLength(shippedAirports.length)
  expect(await rowOf('CAI')).toMatchObject({
    country: 'Egypt',
    country_code: 'EG',
    airport: 'Cairo International Airport (CAI)',
  })
})

test('a second start changes nothing', async () => {
  await store()
  const before = await all()

  await store()

  expect(await all()).toEqual(before)
})

test('edits and additions by staff stay, and shipped rows that they removed come back', async () => {
  await store()
  await postgres.db.write(async (tx) => {
    await tx.update(Airport, { code: 'CAI' }, { airport: 'Cairo Airport (CAI)' })
    await tx.remove(Airport, { code: 'LXR' })
    const added = { code: 'QQQ', country: 'Egypt', country_code: 'EG', airport: 'Added Airport (QQQ)' }
    await tx.save(Object.assign(new Airport(), added))
  })

  await store()

  expect((await rowOf('CAI'))?.airport).toBe('Cairo Airport (CAI)')
  expect((await rowOf('QQQ'))?.airport).toBe('Added Airport (QQQ)')
  expect((await rowOf('LXR'))?.airport).toBe('Luxor International Airport (LXR)')
})

test('a row seeded by an older release is updated, and one that is no longer shipped is removed', async () => {
  await store()
  const digest = (await rowOf('LXR'))?.seeded_hash
  await postgres.db.write(async (tx) => {
    // As an older release seeded them: Luxor's row under a code that is not shipped, content and digest agreeing.
    const luxor = { country: 'Egypt', country_code: 'EG', airport: 'Luxor International Airport (LXR)' }
    await tx.save(Object.assign(new Airport(), { code: 'ZZZ', ...luxor, seeded_hash: digest }))
    await tx.update(Airport, { code: 'ASW' }, { ...luxor, seeded_hash: digest })
  })

  await store()

  expect(await rowOf('ZZZ')).toBeNull()
  expect((await rowOf('ASW'))?.airport).toBe('Aswan International Airport (ASW)')
})

test('an edit that is concurrent with a start with another name is retained [AIR-10]', async () => {
  await store()
  const digest = (await rowOf('LXR'))?.seeded_hash
  // As an older release seeded it, so that this start has another name for it.
  const older = { country: 'Egypt', country_code: 'EG', airport: 'Luxor International Airport (LXR)' }
  await postgres.db.write((tx) => tx.update(Airport, { code: 'ASW' }, { ...older, seeded_hash: digest ?? null }))
  const edit = postgres.dataSource.createQueryRunner()
  await edit.connect()
  await edit.startTransaction()
  await edit.query(lockCatalogueSql)
  await edit.query(`update airports set airport = 'Edited (ASW)', seeded_hash = null where code = 'ASW'`)

  const start = store()
  await foundWithin(20, 'the waiting start', isWaiting)
  await edit.commitTransaction()
  await edit.release()
  await start

  expect((await rowOf('ASW'))?.airport).toBe('Edited (ASW)')
})

async function isWaiting(): Promise<boolean> {
  const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await postgres.db.read((tx) => tx.query(sql))).length > 0
}
