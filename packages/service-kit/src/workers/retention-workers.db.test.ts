import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { retentionWorkers, retentionSweeps } from './retention-workers.js'
import type { Db } from '../database/db.js'

/** More than one statement of this kind deletes within the time limit of a statement. */
const busyDay = 200_000

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

/** Runs a worker once and returns the number of its statements. */
async function runWorker(name: string, db: Db): Promise<number> {
  const worker = retentionWorkers.find((one) => one.name === name)
  if (!worker) throw new Error(`there is no worker ${name}`)
  let statements = 1
  while ((await worker.run(testCtx({ db }))) === 'again') statements++
  return statements
}

/** Statement of a worker, as sent. */
function sqlOf(name: string): string {
  const sweep = retentionSweeps.find((one) => one.name === name)
  if (!sweep) throw new Error(`there is no sweep ${name}`)
  return sweep.sql
}

const count = async (table: string): Promise<number> => {
  const rows = await postgres.db.read((tx) => tx.query<{ n: number }>(`select count(*)::int as n from ${table}`))
  return rows[0]?.n ?? -1
}

/** The superuser inserts the rows, because its statements have no time limit. */
const fill = async (sql: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  try {
    await admin.query('set search_path = enquiry')
    await admin.query(sql.replaceAll('$1', String(busyDay)))
    await admin.query('analyze')
  } finally {
    await admin.end()
  }
}

const filled = {
  outbox: `insert into outbox (id, subject, payload, occurred_at)
    select gen_random_uuid(), 'enquiry.x.done.v1.' || n, jsonb_build_object('sealed', repeat('x', 1500)),
      now() - case when n <= $1 - 10 then interval '8 days' else interval '6 days' end
    from generate_series(1, $1) n`,
  inbox: `insert into inbox (consumer, event_id, processed_at)
    select 'c', gen_random_uuid(), now() - case when n <= $1 - 10 then interval '31 days' else interval '29 days' end
    from generate_series(1, $1) n`,
  idempotency_keys: `insert into idempotency_keys (operation, key_digest, request_hash, reply, replied_at)
    select 'o', n::text, 'h', '{}', now() - case when n <= $1 - 10 then interval '8 days' else interval '6 days' end
    from generate_series(1, $1) n`,
}

test.each([
  ['sweep-outbox', 'outbox'],
  ['sweep-inbox', 'inbox'],
  ['sweep-idempotency-keys', 'idempotency_keys'],
] as const)(
  '%s ends a busy day of 200,000 rows in one turn, in statements of 5,000, and leaves what is not over [O-7]',
  async (worker, table) => {
    await fill(filled[table])

    const statements = await runWorker(worker, postgres.db)

    expect(await count(table)).toBe(10)
    expect(statements).toBe(Math.floor((busyDay - 10) / 5000) + 1)
  },
  120_000,
)

test('unpublished events are never deleted by retention, however old [R1]', async () => {
  await fill('truncate outbox')
  await fill(filled.outbox.replaceAll('$1', '20'))
  await fill(`insert into outbox_unpublished (id)
    select id from outbox where occurred_at < now() - interval '7 days' order by seq limit 4`)

  await runWorker('sweep-outbox', postgres.db)

  expect(await count('outbox')).toBe(14)
  await fill('truncate outbox, outbox_unpublished')
})

test.each([
  ['sweep-outbox', 'outbox_occurred_at'],
  ['sweep-inbox', 'inbox_processed_at'],
  ['sweep-idempotency-keys', 'idempotency_keys_replied_at'],
  ['sweep-dead-letters', 'dead_letters_failed_at'],
])('%s finds expired rows by an index, so that other rows cost nothing', async (name, index) => {
  const runner = postgres.dataSource.createQueryRunner()
  await runner.query('set enable_seqscan = off')
  const plan = (await runner.query(`explain ${sqlOf(name).replace('$1', '5000')}`)) as object[]
  await runner.query('set enable_seqscan = on')
  await runner.release()

  expect(JSON.stringify(plan)).toMatch(new RegExp(`${index}.*Index Cond`))
})

test('two processes that sweep concurrently share the rows', async () => {
  await fill(filled.inbox.replace('$1 - 10', '$1'))

  const statements = await Promise.all([runWorker('sweep-inbox', postgres.db), runWorker('sweep-inbox', postgres.db)])

  expect(await count('inbox')).toBeLessThanOrEqual(10)
  expect(Math.min(...statements)).toBeGreaterThan(1)
}, 60_000)

test('a connection that has had nothing to do for longer than a pool likes is still the same one', async () => {
  const pid = () =>
    postgres.db.read((tx) => tx.query<{ pid: number }>(`select pg_backend_pid() as pid`)).then(([row]) => row?.pid)
  const before = await pid()

  await new Promise((resolve) => setTimeout(resolve, 11_000))

  expect(await pid()).toBe(before)
}, 30_000)
