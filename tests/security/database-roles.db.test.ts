import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/service-kit/config'
import { migrate } from '@seneb/service-kit/data-source'
import { emptyDatabase, type EmptyDatabase } from '@seneb/testkit/test-db'
import pg from 'pg'

let database: EmptyDatabase

beforeAll(async () => {
  database = await emptyDatabase()
  for (const service of serviceNames) await migrate(service, database.migrationUrl, [])
})
afterAll(() => database.drop())

/** Runs one statement under a role and tells whether Postgres allowed it. */
async function isAllowed(url: string, sql: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(sql)
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    // 42501: not allowed. 3F000 and 42P01: not even visible.
    if (code === '42501' || code === '3F000' || code === '42P01') return false
    throw error
  } finally {
    await client.end()
  }
}

const rowsOf = (schema: string) => [
  `select * from ${schema}.outbox`,
  `insert into ${schema}.inbox (consumer, event_id) values ('x', '0193a1b2-0000-7000-8000-000000000001')`,
  `update ${schema}.outbox set published_at = now()`,
  `delete from ${schema}.dead_letters`,
]

const changesOf = (schema: string) => [
  `create table ${schema}.mine (id int)`,
  `alter table ${schema}.outbox add column mine int`,
  `drop table ${schema}.outbox`,
  `truncate ${schema}.outbox`,
  `create index on ${schema}.outbox (id)`,
]

describe.each(serviceNames.map((service) => [service] as const))('the database role of %s', (service: ServiceName) => {
  test.each(serviceNames.map((other) => [other] as const))(
    'can read and write rows of %s only if that is itself [S8]',
    async (other) => {
      for (const sql of rowsOf(schemaOf(other))) {
        expect({ sql, allowed: await isAllowed(database.urlOf(service), sql) }).toEqual({
          sql,
          allowed: other === service,
        })
      }
    },
  )

  test('can change no table, not even its own, and nothing in public [S8]', async () => {
    const statements = [
      ...serviceNames.map(schemaOf).flatMap(changesOf),
      'create table public.mine (id int)',
      'create schema mine',
    ]
    for (const sql of statements) {
      expect({ sql, allowed: await isAllowed(database.urlOf(service), sql) }).toEqual({ sql, allowed: false })
    }
  })

  test('finds its own tables without naming the schema', async () => {
    expect(await isAllowed(database.urlOf(service), 'select id from outbox')).toBe(true)
  })
})

test('the migration role can change the tables of every service and make no role or database', async () => {
  for (const service of serviceNames) {
    expect(await isAllowed(database.migrationUrl, `create table ${schemaOf(service)}.mine (id int)`)).toBe(true)
  }
  expect(await isAllowed(database.migrationUrl, 'create role mine')).toBe(false)
})
