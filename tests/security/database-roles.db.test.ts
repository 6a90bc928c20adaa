import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { databaseUsers, migratorRole, type DatabaseUser } from '@seneb/service-kit/database/database-setup'
import { migrate } from '@seneb/service-kit/database/migrate'
import { emptyDatabase, type EmptyDatabase } from '@seneb/testkit/test-db'
import pg from 'pg'

import { cellsOf, type DatabaseCell } from './database-cells.js'

let database: EmptyDatabase
const total = { cells: 0, wrong: 0 }

beforeAll(async () => {
  database = await emptyDatabase()
  for (const service of serviceNames) {
    await migrate({ service, url: database.urlOf(migratorRole(service)), migrations: [] })
  }
})
afterAll(async () => {
  process.stdout.write(`database rights: cells=${total.cells} wrong=${total.wrong}\n`)
  await database.drop()
})

/** 42501: not allowed; 3F000, 42P01: not even visible. */
const refusals = new Set(['42501', '3F000', '42P01'])

/** Runs one statement under a role, rolls it back, and returns whether PostgreSQL allowed it. */
async function isAllowed(client: pg.Client, { alone, sql }: DatabaseCell): Promise<boolean> {
  try {
    if (!alone) await client.query('begin')
    await client.query(sql)
    return true
  } catch (error) {
    const { code } = error as { code?: string }
    if (code && refusals.has(code)) return false
    throw new Error(`${sql}: ${String(error)}`, { cause: error })
  } finally {
    if (!alone) await client.query('rollback')
  }
}

async function wrongCellsOf(user: DatabaseUser): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.urlOf(user) })
  await client.connect()
  const wrong: string[] = []
  try {
    for (const cell of cellsOf(user)) {
      total.cells += 1
      const may = await isAllowed(client, cell)
      if (may !== cell.allowed) wrong.push(`${user} ${may ? 'can' : 'cannot'} ${cell.sql}`)
    }
  } finally {
    await client.end()
  }
  total.wrong += wrong.length
  return wrong
}

test.each(databaseUsers.map((user) => [user] as const))(
  'the database role %s can use and create exactly its own objects [S8]',
  async (user) => {
    expect(await wrongCellsOf(user)).toEqual([])
  },
)

test('the matrix has a cell for every role in every schema', () => {
  expect(total.cells).toBeGreaterThan(databaseUsers.length * serviceNames.length * 25)
})

test('a service finds its own tables without naming the schema', async () => {
  const client = new pg.Client({ connectionString: database.urlOf('enquiry') })
  await client.connect()
  await client.query('select id from outbox')
  await client.end()
})
