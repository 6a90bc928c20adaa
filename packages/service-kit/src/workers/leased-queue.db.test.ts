import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'
import type { MigrationInterface, QueryRunner } from 'typeorm'

import { LeasedQueue, type Lease } from './leased-queue.js'

class CreateJobs1760009000000 implements MigrationInterface {
  readonly name = 'CreateJobs1760009000000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table jobs (
        id uuid primary key, state text not null, attempts int not null default 0, due_at timestamptz not null,
        lease_until timestamptz, lease_holder uuid, last_possible timestamptz, outcome text)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table jobs')
  }
}

interface Job {
  readonly outcome: string | null
}

const table = {
  table: 'jobs',
  statementSuffix: 'Jobs',
  pendingStates: ['queued', 'retrying'],
  leasedState: 'working',
  dueColumn: 'due_at',
}
const queue = new LeasedQueue<Job>({ ...table, returning: 'q.outcome' })
const done = { name: 'finishJob', set: `state = 'done', outcome = $3`, params: ['well'] }
const later = {
  name: 'retryJob',
  set: `state = 'retrying', due_at = clock_timestamp() + interval '1 hour'`,
  params: [],
}

let db: TestDb
beforeAll(async () => {
  db = await testDb({ schema: 'notification', migrations: [CreateJobs1760009000000] })
})
beforeEach(() => db.db.write((tx) => tx.query('/* empty */ delete from jobs')).then(() => undefined))
afterAll(() => db.close())

async function enqueue(dueIn = '0 seconds', state = 'queued'): Promise<string> {
  const id = randomUUID()
  const sql = `/* enqueue */ insert into jobs (id, state, due_at) values ($1, $2, clock_timestamp() + $3::interval)`
  await db.db.write((tx) => tx.query(sql, [id, state, dueIn]))
  return id
}

const claim = (count = 10, leaseMs = 60_000) => queue.claim(db.db, { count, leaseMs })
const settle = (lease: Lease, how: Parameters<typeof queue.settle>[2] = done) => queue.settle(db.db, lease, how)
const rowOf = async (id: string) =>
  (await db.db.read((tx) => tx.query<Record<string, unknown>>('/* rowOf */ select * from jobs where id = $1', [id])))[0]
const idsOrThrow = (leases: readonly Lease[]) => leases.map(({ id }) => id)

test('no more rows are claimed than requested, with every join strategy of PostgreSQL', async () => {
  // As for a table whose statistics are outdated: PostgreSQL uses a nested loop with the claimed rows on the inner
  // side.
  await enqueue('1 hour', 'done')
  const admin = new pg.Client({ connectionString: db.adminUrl })
  await admin.connect()
  await admin.query('analyze notification.jobs')
  await admin.end()
  for (let i = 0; i < 12; i += 1) await enqueue('-1 minutes')

  const claimed = await db.db.write(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'material', 'indexscan', 'bitmapscan'])
      await tx.query(`/* join */ set local enable_${way} = off`)
    return queue.claim({ run: (sql, params) => tx.query(sql, params) }, { count: 3, leaseMs: 60_000 })
  })

  expect(claimed).toHaveLength(3)
})

test('due rows are claimed, the longest overdue first and at most the requested number; waiting and finished rows are not', async () => {
  const [second, first] = [await enqueue('-1 minutes'), await enqueue('-2 minutes', 'retrying')]
  await enqueue('1 minute')
  await enqueue('-1 hour', 'done')
  const third = await enqueue()

  const claimed = await claim(2)

  expect(new Set(idsOrThrow(claimed))).toEqual(new Set([first, second]))
  expect(claimed.map(({ attempts, outcome }) => [attempts, outcome])).toEqual([
    [1, null],
    [1, null],
  ])
  expect(idsOrThrow(await claim())).toEqual([third])
  expect(await claim()).toEqual([])
})

test('with concurrent claims each row has one holder [R2]', async () => {
  const ids: string[] = []
  while (ids.length < 60) ids.push(await enqueue())

  const claimed = (await Promise.all(Array.from({ length: 20 }, () => claim(5)))).flat()
  for (let rest = await claim(5); rest.length > 0; rest = await claim(5)) claimed.push(...rest)

  expect(idsOrThrow(claimed).toSorted()).toEqual(ids.toSorted())
  expect(new Set(claimed.map(({ holder }) => holder)).size).toBe(60)
})

test('a settled row has its outcome, no holder, and is not claimed again', async () => {
  const id = await enqueue()
  const [lease] = await claim()

  expect(lease && (await settle(lease))).toBe(true)

  expect(await rowOf(id)).toMatchObject({ state: 'done', outcome: 'well', lease_holder: null, lease_until: null })
  expect(await claim()).toEqual([])
})

test('a row to retry is claimed when due, as a further attempt', async () => {
  const id = await enqueue()
  const [lease] = await claim()
  if (lease) await settle(lease, later)
  expect(await claim()).toEqual([])

  await db.db.write((tx) => tx.query('/* due */ update jobs set due_at = clock_timestamp()'))

  expect(await claim()).toMatchObject([{ id, attempts: 2 }])
})

test('a row of a dead holder is claimed after its lease expires, not before', async () => {
  const id = await enqueue()
  const [lease] = await claim()
  expect(await claim()).toEqual([])

  await db.db.write((tx) => tx.query('/* run out */ update jobs set lease_until = clock_timestamp()'))

  const [successor] = await claim()
  expect(successor).toMatchObject({ id, attempts: 2 })
  expect(successor?.holder).not.toBe(lease?.holder)
})

test('a holder that returns after a takeover cannot settle the row', async () => {
  const id = await enqueue()
  const [onTimeout] = await claim(1, 0)
  const [successor] = await claim()
  if (!onTimeout || !successor) throw new Error('nothing was taken')

  expect(await settle(onTimeout)).toBe(false)
  expect(await rowOf(id)).toMatchObject({ state: 'working', lease_holder: successor.holder })
  // Also when the attempts are counted back: the holder decides, not the number of attempts.
  await settle(successor, { name: 'handBack', set: `state = 'queued', attempts = attempts - 1`, params: [] })
  await claim()
  expect(await settle(onTimeout)).toBe(false)
  expect(await rowOf(id)).toMatchObject({ state: 'working', outcome: null })
})

test('a lease may depend on its row', async () => {
  const bounded = new LeasedQueue<{ until: Date }>({
    ...table,
    leaseUntil: `least(clock_timestamp() + $2 * interval '1 millisecond', q.last_possible)`,
    returning: 'q.lease_until as until',
  })
  const id = await enqueue()
  await db.db.write((tx) =>
    tx.query(`/* bound */ update jobs set last_possible = clock_timestamp() + interval '1 second'`),
  )

  const [lease] = await bounded.claim(db.db, { count: 1, leaseMs: 60_000 })

  expect(lease?.until).toEqual((await rowOf(id))?.['last_possible'])
})
