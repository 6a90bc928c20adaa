import { setTimeout as pause } from 'node:timers/promises'

import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { eventually } from '../../../../tests/support/eventually.js'
import { connectDataSource } from './data-source.js'
import { goodbyeProxy } from './disconnecting-proxy.fixture.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

test('after a burst two idle connections stay open, and the others are closed [P6]', async () => {
  const pool = postgres.dataSource.pool
  await Promise.all(Array.from({ length: 9 }, () => pool.query('SELECT pg_sleep(0.2)')))
  const inTheRush = pool.totalCount
  await eventually('those that are not used are closed', () => pool.totalCount <= 2)
  await pause(2000)

  expect([inTheRush, pool.totalCount]).toEqual([9, 2])
})

test('a server killed right after a connect crashes no process; the next query fails [R6]', async () => {
  const proxy = await goodbyeProxy(postgres.url)
  const options = { service: 'enquiry', entities: [], poolSize: 2, log: silentLogger } as const
  const dataSource = await connectDataSource({ ...options, url: proxy.url })
  const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()]
  try {
    await first.connect()
    proxy.announcesExit = true
    await expect(second.query('select 1')).rejects.toThrow(/not queryable|Connection terminated/)
    proxy.announcesExit = false

    expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    await Promise.all([first.release(), second.release()])
    await dataSource.destroy()
    await proxy.close()
  }
})
