import { setTimeout as pause } from 'node:timers/promises'

import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { poolOf } from './pg-pool.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

test('of the connections that a rush opens, four stay, and the others are closed when they are not used [P6]', async () => {
  const pool = poolOf(postgres.dataSource)
  await Promise.all(Array.from({ length: 9 }, () => pool.query('SELECT pg_sleep(0.2)')))
  const inTheRush = pool.totalCount
  await pause(7000)

  expect([inTheRush, pool.totalCount]).toEqual([9, 4])
})
