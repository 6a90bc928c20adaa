import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import type { QueryRunner } from 'typeorm'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { TellPromiseMarks1760000910000 } from './1760000910000-tell-promise-marks.js'

let desk: CareDesk
let admin: pg.Client

beforeAll(async () => {
  desk = await careDesk()
  admin = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path to enquiry')
})
afterAll(async () => {
  await admin.end()
  await desk.postgres.close()
})

test('marks that passed before there was a clock are told to nobody, those to come are [GEN-07]', async () => {
  const hoursAgo = [1, 13, 21, 25, 3000]
  for (const hours of hoursAgo) await desk.tripPlan({}, new Date(Date.now() - hours * 3_600_000))
  const runner = { query: (sql: string) => admin.query(sql) } as unknown as QueryRunner
  const migration = new TellPromiseMarks1760000910000()

  await migration.down(runner)
  await migration.up(runner)

  const { rows } = await admin.query<{ told_hours: number }>(
    'select told_hours from answer_promises order by promised_at desc',
  )
  expect(rows.map((row) => row.told_hours)).toEqual([0, 12, 20, 24, 24])
})
