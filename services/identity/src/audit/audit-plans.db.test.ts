import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plansOf } from '@seneb/testkit/statements-of'
import type { TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { type AuditFilter, listAuditEntries } from './list-audit-entries.js'

const count = 30_000
let postgres: TestDb
let ctx: IdentityTestCtx
let admin: pg.Client

/** A long trail: twelve people, forty actions, five kinds of object, three hundred entries a day. */
beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query('set search_path to identity')
  await admin.query(
    `insert into audit_entries (seq, id, at, actor_id, actor_name, service, action, object_kind, object_id, fields,
       prev_hash, hash)
     select n, gen_random_uuid(), timestamptz '2026-08-01T00:00:00Z' + n / 300 * interval '1 day', 'staff:' || n % 12,
       'Person ' || n % 12, 'identity', 'act-' || n % 40, 'kind-' || n % 5, n::text, '[]', '', ''
     from generate_series(1, $1::int) n`,
    [count],
  )
  await admin.query('vacuum analyze audit_entries')
})
afterAll(async () => {
  await admin.end()
  await postgres.close()
})

/** Returns the use case's result and the database's plans for its statements. */
async function plansOfFilter(filter: AuditFilter) {
  const { result: page, statements } = await plansOf(admin, 'audit_entries', () => listAuditEntries(filter, ctx))
  return { page, steps: statements.flat() }
}

test.each<AuditFilter>([
  {},
  { actorName: 'Person 7' },
  { action: 'act-39' },
  { objectKind: 'kind-3', before: 20_000 },
  { actorName: 'Person 3', action: 'act-3' },
  { from: '2026-08-03', to: '2026-08-03' },
  { actorName: 'Nobody' },
  { objectId: '4711' },
])(
  'of a trail of 30,000 entries, what %p means is found by reading a tenth of it at most [S10, P9]',
  async (filter) => {
    const { steps } = await plansOfFilter(filter)

    expect(steps.length).toBeGreaterThan(filter.before === undefined ? 10 : 0)
    expect(steps.filter(([step, rows]) => step === 'Seq Scan' || rows > count / 10)).toEqual([])
  },
)

test('the filter choices come with the newest page, each name once, and with no other page [S10]', async () => {
  const { page } = await plansOfFilter({})
  const { page: older } = await plansOfFilter({ before: 100 })

  expect([page.filterOptions?.actorNames.length, page.filterOptions?.actions.length]).toEqual([12, 40])
  expect(page.filterOptions?.objectKinds).toEqual(['kind-0', 'kind-1', 'kind-2', 'kind-3', 'kind-4'])
  expect(older.filterOptions).toBeUndefined()
})
