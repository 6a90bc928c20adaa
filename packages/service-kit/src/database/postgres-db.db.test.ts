import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { statementsOf } from '@seneb/testkit/statements-of'
import pg from 'pg'

import type { WriteTx } from './db.js'
import { IdempotencyKey, InboxEntry, OutboxEntry } from './kit-tables.js'

let postgres: TestDb
let outboxWrites = 0

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', onOutboxWrite: () => (outboxWrites += 1) })
})
afterAll(() => postgres.close())

const anInboxEntry = (event_id: string) =>
  Object.assign(new InboxEntry(), { consumer: 'test', event_id, processed_at: new Date('2026-11-21T12:00:00Z') })

test('rows and their events are written in one statement [P9]', async () => {
  const event = aTripPlanSubmitted()

  const statements = await statementsOf(() =>
    postgres.db.write(async (tx) => {
      await tx.save(anInboxEntry('00000000-0000-7000-8000-000000000001'))
      await tx.publish(TripPlanSubmitted, event)
    }),
  )

  expect(statements).toHaveLength(1)
  expect(statements[0]).toMatch(/^with i0 as \(insert into "enquiry"."inbox".*insert into "enquiry"."outbox"/)
  const entries = await postgres.db.read((tx) => tx.find(OutboxEntry))
  expect(entries).toMatchObject([{ subject: `enquiry.trip-plan.submitted.v1.${event.tripPlanId}` }])
  expect(outboxWrites).toBe(1)
})

test('a single-statement transaction needs no BEGIN and COMMIT [P9]', async () => {
  const sql = '/* test */ update inbox set processed_at = now() where consumer = $1 returning consumer'

  const statements = await statementsOf(() => postgres.db.run(sql, ['test']))

  expect(statements).toEqual([sql])
})

test('a statement of a transaction is parsed once for its connection, however often it is run [P9]', async () => {
  const sql = '/* preparedOnce */ select $1::int as value'

  const prepared = await postgres.db.write(async (tx) => {
    for (const value of [1, 2, 3]) expect(await tx.query(sql, [value])).toEqual([{ value }])
    return tx.query(
      `/* test */ select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = $1`,
      [sql],
    )
  })

  expect(prepared).toEqual([{ runs: 3 }])
})

test('inserts of many rows leave no prepared statements behind, because their row counts vary', async () => {
  const prepared = await postgres.db.write(async (tx) => {
    for (let i = 0; i < 17; i++) {
      const row = anInboxEntry(`00000000-0000-7000-8000-0000000001${10 + i}`)
      await tx.save(Object.assign(row, { consumer: 'many' }))
    }
    expect(await tx.remove(InboxEntry, { consumer: 'many' })).toBe(17)
    return tx.query('/* test */ select name from pg_prepared_statements where statement like $1', [
      'with i0 as (insert%$51%',
    ])
  })

  expect(prepared).toEqual([])
})

test('if one row cannot be stored, neither rows nor events are stored', async () => {
  const before = await postgres.db.read((tx) => tx.query('select id from outbox'))

  const writing = postgres.db.write(async (tx) => {
    await tx.publish(TripPlanSubmitted, aTripPlanSubmitted())
    await tx.save(anInboxEntry('00000000-0000-7000-8000-000000000001'))
  })

  await expect(writing).rejects.toMatchObject({ code: '23505' })
  expect(await postgres.db.read((tx) => tx.query('select id from outbox'))).toEqual(before)
})

test('an exception after a change rolls it back', async () => {
  const key = { operation: 'a', key_digest: 'b', request_hash: 'c', reply: {}, replied_at: new Date() }

  const writing = postgres.db.write(async (tx) => {
    await tx.save(Object.assign(new IdempotencyKey(), key))
    expect(await tx.update(IdempotencyKey, { key_digest: 'b' }, { request_hash: 'd' })).toBe(1)
    throw new Error('changed my mind')
  })

  await expect(writing).rejects.toThrow('changed my mind')
  expect(await postgres.db.read((tx) => tx.find(IdempotencyKey))).toEqual([])
})

test('a transaction reads, changes and removes its own rows, and stores the rest', async () => {
  await postgres.db.write(async (tx) => {
    await tx.save(anInboxEntry('00000000-0000-7000-8000-000000000002'))
    await tx.save(anInboxEntry('00000000-0000-7000-8000-000000000003'))
    expect(await tx.findOne(InboxEntry, { event_id: '00000000-0000-7000-8000-000000000002' })).not.toBeNull()
    expect(await tx.remove(InboxEntry, { event_id: '00000000-0000-7000-8000-000000000002' })).toBe(1)
  })

  const remaining = await postgres.db.read((tx) => tx.find(InboxEntry, { order: { event_id: 'asc' } }))
  expect(remaining.map(({ event_id }) => event_id.slice(-1))).toEqual(['1', '3'])
})

test('an event that violates its contract cannot be published', async () => {
  const event = { ...aTripPlanSubmitted(), reference: undefined } as never

  await expect(postgres.db.write((tx) => tx.publish(TripPlanSubmitted, event))).rejects.toThrow(
    'reference is a required',
  )
})

test('of two transactions in a deadlock one is UNAVAILABLE, so that it is repeated, and the other succeeds', async () => {
  const ids = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b']
  await postgres.db.write(async (tx) => {
    for (const id of ids) await tx.save(anInboxEntry(id))
  })
  const lock = (id: string | undefined, tx: WriteTx) =>
    tx.query('/* lockEntry */ select event_id from inbox where event_id = $1 for update', [id])
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  let held = 0
  const inOrder = (order: readonly string[]) =>
    postgres.db.write(async (tx) => {
      await lock(order[0], tx)
      if (++held === 2) resolve()
      await bothHold
      await lock(order[1], tx)
    })

  const results = await Promise.allSettled([inOrder(ids), inOrder(ids.toReversed())])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
})

test('while Postgres is away both ways reject with UNAVAILABLE', async () => {
  const unavailableDb = await testDb({ schema: 'enquiry' })
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  // New connections are refused and existing ones are terminated, as in a restart of the server.
  const name = new URL(unavailableDb.url).pathname.slice(1)
  await admin.query(`alter database ${name} with connection limit 0`)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
  await admin.end()

  await expect(unavailableDb.db.read((tx) => tx.query('select 1'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(unavailableDb.db.write((tx) => tx.query('select 1'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await unavailableDb.close()
})

test.each([
  ['another statement', (tx: WriteTx) => tx.query('/* test */ select 1')],
  ['a row that is saved', (tx: WriteTx) => tx.save(anInboxEntry('00000000-0000-7000-8000-000000000077'))],
  ['nothing but the end', () => Promise.resolve()],
])(
  'a connection lost within a transaction, before %s, is UNAVAILABLE and not an internal error [R8, S10]',
  async (_what, next) => {
    const admin = new pg.Client({ connectionString: postgres.adminUrl })
    await admin.connect()
    const cut = postgres.db.write(async (tx) => {
      const [backend] = await tx.query<{ pid: number }>('/* test */ select pg_backend_pid() as pid')
      await admin.query('select pg_terminate_backend($1)', [backend?.pid])
      // While no query runs, the driver notices the lost connection itself.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await next(tx)
    })

    await expect(cut).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await admin.end()
  },
)
