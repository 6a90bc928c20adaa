import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { testAtRest } from '@seneb/testkit/test-keys'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { statementsOf } from '@seneb/testkit/statements-of'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { createCtx } from '../ctx.js'
import { IdempotencyKey, InboxEntry } from '../database/kit-tables.js'
import { DuplicateEvent, createHandlerContext } from './inbox.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())
beforeEach(async () => {
  await postgres.db.run('/* empty */ delete from idempotency_keys')
  await postgres.db.run('/* empty */ delete from inbox')
})

/** Sample effect: a row in one of the kit's tables. */
const effectSql = (from: string, deps = '') => `/* addEffect */ ${deps}
  insert into idempotency_keys (operation, key_digest, request_hash, reply, replied_at)
  select 'test', ${from} returning key_digest as key`
const addSql = effectSql(`$1, '', '{}', now()`)
const addByFieldsSql = effectSql(`key, '', '{}', now() from own`, 'with own as (select $1::text as key)')
const addSlowlySql = effectSql(`$1, '', '{}', now() from waited`, 'with waited as (select pg_sleep(1.9))')

const contextFor = (eventId: string) => {
  const log = silentLogger
  return createHandlerContext(
    createCtx({ db: postgres.db, log, wake: () => undefined, atRest: testAtRest }),
    'test-consumer',
    {
      id: eventId,
    },
  ).ctx
}
const effects = async () => (await postgres.db.read((tx) => tx.find(IdempotencyKey))).map(({ key_digest: key }) => key)
const inboxIds = async () => (await postgres.db.read((tx) => tx.find(InboxEntry))).map(({ event_id }) => event_id)

test('an effect of one statement and its inbox row are one statement over the wire [P9, R1]', async () => {
  const id = randomUUID()

  const statements = await statementsOf(() => contextFor(id).db.run(addSql, ['a']))

  expect(statements).toHaveLength(1)
  expect([await effects(), await inboxIds()]).toEqual([['a'], [id]])
})

test.each([
  ['with parts of its own', addByFieldsSql],
  ['without any', addSql],
])('a statement %s has effect once per event, also when redelivered [R1]', async (_how, sql) => {
  const id = randomUUID()

  expect(await contextFor(id).db.run(sql, ['a'])).toEqual([{ key: 'a' }])
  await expect(contextFor(id).db.run(sql, ['b'])).rejects.toBeInstanceOf(DuplicateEvent)

  expect([await effects(), await inboxIds()]).toEqual([['a'], [id]])
})

test('of two concurrent deliveries one has effect [R1]', async () => {
  const id = randomUUID()

  const results = await Promise.allSettled(['a', 'b'].map((key) => contextFor(id).db.run(addSql, [key])))

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await effects()).toHaveLength(1)
  expect(await inboxIds()).toEqual([id])
})

test('an effect that cannot be stored leaves the event unprocessed, so that it is redelivered [R1]', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  await contextFor(first).db.run(addSql, ['a'])

  await expect(contextFor(second).db.run(addSql, ['a'])).rejects.toMatchObject({ code: '23505' })

  expect(await inboxIds()).toEqual([first])
})

test('an interrupted process leaves neither effect nor inbox row [R1, R8]', async () => {
  const id = randomUUID()
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  const running = contextFor(id).db.run(addSlowlySql, ['a'])
  const cut = expect(running).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  let terminated = 0
  while (terminated === 0) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(1.9)%' and pid <> pg_backend_pid() and state = 'active'`,
    )
    terminated = rowCount ?? 0
  }
  await cut
  await admin.end()

  expect([await effects(), await inboxIds()]).toEqual([[], []])
  await contextFor(id).db.run(addSql, ['a'])
  expect([await effects(), await inboxIds()]).toEqual([['a'], [id]])
})

test('a handler that writes twice for one event fails, in either way', async () => {
  const { db } = contextFor(randomUUID())
  await db.run(addSql, ['a'])

  await expect(db.run(addSql, ['b'])).rejects.toThrow('writes twice for one event')
  await expect(db.write(() => Promise.resolve())).rejects.toThrow('writes twice for one event')
  expect(await effects()).toEqual(['a'])
})

test.each([
  ['has no name', `insert into inbox values ('a')`],
  ['is recursive', '/* tree */ with recursive t as (select 1) select * from t'],
])('a statement that %s cannot be used by a consumer', async (_what, sql) => {
  await expect(contextFor(randomUUID()).db.run(sql)).rejects.toThrow(
    'an inbox row can only go in front of a named statement',
  )
})
