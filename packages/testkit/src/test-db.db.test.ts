import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { testDb, type TestDb } from './test-db.js'

let enquiry: TestDb

beforeAll(async () => {
  enquiry = await testDb({ schema: 'enquiry' })
})

afterAll(() => enquiry.close())

test('a test database has the tables of the kit and is used under the runtime role', async () => {
  const [row] = await enquiry.db.read((tx) =>
    tx.query<{ role: string; outbox: string }>(
      `/* whoAmI */ select current_user as role, to_regclass('outbox')::text as outbox`,
    ),
  )

  expect(row).toEqual({ role: 'seneb_enquiry', outbox: 'outbox' })
})

test('the runtime role cannot make a temporary table, as in production [S8]', async () => {
  await expect(runAs(enquiry.url, 'create temporary table loot (id int)')).rejects.toThrow('permission denied')
})

test('the runtime role cannot change tables', async () => {
  await expect(runAs(enquiry.url, 'create table enquiry.loot (id int)')).rejects.toThrow('permission denied')
})

test('the migration role can change tables', async () => {
  await runAs(enquiry.migrationUrl, 'create table enquiry.kept (id int)')
  await runAs(enquiry.url, 'insert into kept values (1)')
})

test('two test databases do not see each other', async () => {
  const other = await testDb({ schema: 'enquiry' })
  await runAs(other.adminUrl, `insert into enquiry.inbox values ('a', gen_random_uuid())`)

  const rows = await enquiry.db.read((tx) => tx.query('/* allHeard */ select * from inbox'))

  expect(rows).toEqual([])
  await other.close()
})

async function runAs(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
