import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { AuditSealed, ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'
import { readTelemetryEnvironment } from '@seneb/platform/config'
import { currentTraceId, withSpan, startTelemetry } from '@seneb/platform/telemetry'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import { databaseSetupStatements, databaseUsers, type DatabaseUser } from '@seneb/service-kit/database/database-setup'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import { testPassword } from '@seneb/testkit/test-postgres'
import pg from 'pg'

import { aPerson, asStaff, identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { createPersonalToken } from '../personal-tokens/create-personal-token.js'
import { appendAuditEntry, onStaffActionCompleted } from './append-audit-entry.js'
import { type AuditFilter, listAuditEntries } from './list-audit-entries.js'
import { AuditEntry, AuditSeal } from './audit-entry.entity.js'
import { exportAudit, exportAuditChunk } from './export-audit.js'
import { verifyAudit, verifyAuditChunk, sealAudit } from './verify-and-seal-audit.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let admin: pg.Client

beforeEach(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
})
afterEach(async () => {
  await admin.end()
  await postgres.close()
})

const anAuditAction = (changes: object = {}) => ({
  actionId: randomUUID(),
  doneAt: '2026-11-21T12:00:00.123Z',
  action: 'change-roles',
  actor: { id: 'staff:1', name: 'Mona' },
  object: { kind: 'staff', id: '2' },
  fields: [{ name: 'roles', from: 'writer', to: 'editor' }],
  ...changes,
})
const append = (action = anAuditAction()) => ctx.db.write((tx) => appendAuditEntry({ service: 'identity', action }, tx))
/** Runs SQL as an attacker could who owns the database and has disabled the triggers. */
const asSuperuser = async (sql: string) => {
  await admin.query('set session_replication_role = replica')
  await admin.query(sql)
  await admin.query('set session_replication_role = default')
}

test('an entry has the trace of its action [S10, S14]', async () => {
  const telemetry = await startTelemetry('identity', readTelemetryEnvironment({ SENEB_ENV: 'local' }))
  const event = { id: randomUUID(), at: ctx.now(), data: anAuditAction() }
  const traceId = await withSpan('act', {}, async () => {
    await onStaffActionCompleted('enquiry', event, ctx)
    return currentTraceId()
  })
  await telemetry.stop()

  const [entry] = await ctx.db.read((tx) => tx.find(AuditEntry))
  expect(traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(entry?.trace_id).toBe(traceId)
  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 1 })
})

test('an unchanged chain verifies, also an empty one, and is listed newest first [S10]', async () => {
  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 0 })
  for (let at = 0; at < 3; at++) await append(anAuditAction({ action: `act-${at}` }))

  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 3 })
  const { entries } = await listAuditEntries({}, ctx)
  expect(entries.map(({ action, seq }) => [seq, action])).toEqual([
    [3, 'act-2'],
    [2, 'act-1'],
    [1, 'act-0'],
  ])
  expect(entries[0]!.changes).toEqual(['roles: writer → editor'])
  expect((await listAuditEntries({ before: 2 }, ctx)).entries.map(({ seq }) => seq)).toEqual([1])

  await append(anAuditAction({ fields: [{ name: 'reasons', to: '' }] }))
  expect((await listAuditEntries({}, ctx)).entries[0]!.changes).toEqual(['reasons: – → –'])
})

test('entries are filtered by actor, action, object and day, in pages, newest first [S10]', async () => {
  const by = (name: string, action: string, doneAt = '2026-11-21T23:59:59.999Z') =>
    append(anAuditAction({ actor: { id: `staff:${name}`, name }, action, doneAt }))
  await by('Mona', 'change-roles', '2026-11-20T00:00:00.000Z')
  await by('Omar', 'change-roles')
  await by('Omar', 'change-access', '2026-11-22T00:00:00.000Z')
  const seqs = async (filter: AuditFilter) => (await listAuditEntries(filter, ctx)).entries.map(({ seq }) => seq)

  expect(await seqs({ actorName: 'Omar' })).toEqual([3, 2])
  expect(await seqs({ actorName: 'Omar', action: 'change-roles' })).toEqual([2])
  expect(await seqs({ objectKind: 'article' })).toEqual([])
  expect(await seqs({ from: '2026-11-21', to: '2026-11-21' })).toEqual([2])
  expect(await seqs({ from: '2026-11-21' })).toEqual([3, 2])
  expect(await seqs({ to: '2026-11-20' })).toEqual([1])
  expect((await listAuditEntries({ action: 'none' }, ctx)).filterOptions).toEqual({
    actorNames: ['Mona', 'Omar'],
    actions: ['change-access', 'change-roles'],
    objectKinds: ['staff'],
  })
})

test('a page says whether older entries follow, and the next one continues after its last [S10]', async () => {
  for (let at = 0; at < 51; at++) await append()
  const first = await listAuditEntries({ actorName: 'Mona' }, ctx)
  expect([first.entries.length, first.hasOlder, first.entries.at(-1)?.seq]).toEqual([50, true, 2])
  const second = await listAuditEntries({ actorName: 'Mona', before: 2 }, ctx)
  expect([second.entries.map(({ seq }) => seq), second.hasOlder]).toEqual([[1], false])
})

test('an export contains no spreadsheet formula, and is audited with its filter [S10]', async () => {
  await append(anAuditAction({ actor: { id: 'staff:1', name: '=HYPERLINK("x")' } }))
  await append(anAuditAction({ action: 'other' }))
  const staff = { id: randomUUID(), sessionId: randomUUID(), name: 'Aya', title: '', authenticatedAt: new Date() }
  const auditor = withStaffActor<IdentityTestCtx>(ctx, 'identity', { ...staff, roles: ['auditor'] })
  const { csv, entries, before } = await exportAuditChunk({ action: 'change-roles' }, auditor)

  expect([entries, before]).toEqual([1, undefined])
  expect(csv.split('\n')).toHaveLength(2)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  const said = await postgres.db.read((tx) => tx.find(OutboxEntry))
  expect(said.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ action: 'export-audit', object: { kind: 'audit-trail', id: '1..1' } }),
  ])
})

test('entries done by a token name it, and every export agrees on the source [S10]', async () => {
  const person = await aPerson(ctx, ['ops'])
  const created = { name: '=Nightly', scopes: ['queue:read' as const], days: 1 }
  const { tokenId } = await createPersonalToken(created, asStaff(person, ctx))
  const mona = { id: 'staff:1', name: 'Mona' }
  await append(anAuditAction({ actor: { ...mona, sessionId: tokenId, source: 'token' } }))
  await append(anAuditAction({ actor: { ...mona, sessionId: tokenId } }))
  await append(anAuditAction({ actor: { id: 'system', name: 'system' } }))

  const { entries } = await listAuditEntries({}, ctx)
  expect(entries.map(({ source, token }) => [source, token])).toEqual([
    ['system', undefined],
    ['desk', undefined],
    ['token', { tokenId, name: '=Nightly' }],
  ])
  const lines = (await exportAudit('jsonl', ctx)).split('\n').map((line) => JSON.parse(line) as { derived: object })
  expect(lines.map(({ derived }) => derived)).toEqual([
    { source: 'token', tokenId, tokenName: '=Nightly' },
    { source: 'desk' },
    { source: 'system' },
  ])
  const [head, ...rows] = (await exportAudit('csv', ctx)).split('\n')
  expect(head).toMatch(/,source,tokenId,tokenName$/)
  expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
    ['"token"', `"${tokenId}"`, `"'=Nightly"`],
    ['"desk"', '""', '""'],
    ['"system"', '""', '""'],
  ])
  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 3 })
})

test('a chain is verified in parts, each from the stored end of the previous one [S10]', async () => {
  for (let at = 0; at < 3; at++) await append()

  expect(await verifyAuditChunk({ after: 2 }, ctx)).toEqual({ ok: true, entries: 3, verifiedTo: 3 })
  expect(await verifyAuditChunk({ after: 7 }, ctx)).toMatchObject({ ok: false, brokenAt: 7 })
  await asSuperuser(`update identity.audit_entries set hash = sha256('another') where seq = 2`)
  expect(await verifyAuditChunk({ after: 2 }, ctx)).toMatchObject({ ok: false, brokenAt: 3 })
})

test.each([{ from: '2026-02-30' }, { to: 'yesterday' }, { before: 0 }, { actorName: 'x'.repeat(201) }])(
  'a filter of %p is rejected with a message [S10]',
  async (filter) => {
    await expect(ListAuditEntries.input.validate(filter)).rejects.toThrow(
      /Please give|There is no|Nothing is|This is not a date/,
    )
  },
)

test('forty concurrent actions make one chain without gaps or forks [S10]', async () => {
  await Promise.all(Array.from({ length: 40 }, () => append()))

  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 40 })
})

test('a batch of entries and later ones are hashed alike [S10]', async () => {
  await ctx.db.write(async (tx) => {
    for (let at = 0; at < 1005; at++) await appendAuditEntry({ service: 'identity', action: anAuditAction() }, tx)
  })

  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 1005 })
})

const changes = [
  `id = gen_random_uuid()`,
  `at = at + interval '1 millisecond'`,
  `actor_id = 'staff:9'`,
  `actor_name = 'Omar'`,
  `session_id = 'another'`,
  `source = 'token'`,
  `service = 'content'`,
  `action = 'change-access'`,
  `object_kind = 'article'`,
  `object_id = '3'`,
  `fields = '[]'`,
  `trace_id = 'another'`,
  `prev_hash = '\\x00'`,
  `hash = sha256('another')`,
]
test.each(changes)('one row in which %s was written is named [S10]', async (change) => {
  for (let at = 0; at < 3; at++) await append()
  await asSuperuser(`update identity.audit_entries set ${change} where seq = 2`)

  expect(await verifyAudit(ctx)).toMatchObject({ ok: false, brokenAt: 2 })
})

test.each([
  ['in the middle', 'seq = 2', 2],
  ['at the end', 'seq >= 3', 3],
  ['all of them', 'true', 1],
])('a row that is missing %s is named [S10]', async (_where, condition, brokenAt) => {
  for (let at = 0; at < 4; at++) await append()
  await asSuperuser(`delete from identity.audit_entries where ${condition}`)

  expect(await verifyAudit(ctx)).toMatchObject({ ok: false, brokenAt, reason: 'the entry is missing' })
})

test('a chain rehashed after a change does not match its seal [S10]', async () => {
  await append()
  await append()
  await sealAudit(ctx)
  await asSuperuser('delete from identity.audit_entries; update identity.audit_head set seq = 0, hash = $$$$')
  await append()
  await append()

  expect(await verifyAudit(ctx)).toMatchObject({
    ok: false,
    brokenAt: 2,
    reason: 'the entry is not the one that was sealed',
  })
})

test('cutting off the newest entries, head and all, shows by the seal [S10]', async () => {
  await append()
  const { rows } = await admin.query<{ hash: Buffer }>('select hash from identity.audit_head')
  await append()
  await sealAudit(ctx)
  await asSuperuser('delete from identity.audit_entries where seq = 2')
  await admin.query('set session_replication_role = replica')
  await admin.query('update identity.audit_head set seq = 1, hash = $1', [rows[0]!.hash])

  expect(await verifyAudit(ctx)).toMatchObject({ ok: false, brokenAt: 2 })
})

test('sealing twice where nothing was added seals once [S10]', async () => {
  await sealAudit(ctx)
  await append()
  await sealAudit(ctx)
  await sealAudit(ctx)

  expect(await postgres.db.read((tx) => tx.find(AuditSeal))).toHaveLength(1)
})

test('the first seal of a day is emailed to every active admin, later ones are not [S10]', async () => {
  const [admin, disabled] = [await aPerson(ctx, ['admin']), await aPerson(ctx, ['admin'])]
  await aPerson(ctx, ['auditor'])
  await asSuperuser(
    `update identity.staff set state = 'disabled', disabled_at = now() where id = '${disabled.staffId}'`,
  )
  const notifiedAdmins = async () =>
    (await outboxPayloads(postgres.db, AuditSealed)).map(({ entries, personal }) => [personal.email, entries])
  await append()
  await sealAudit(ctx)
  const entries = Number((await postgres.db.read((tx) => tx.find(AuditSeal)))[0]?.seq)
  expect(await notifiedAdmins()).toEqual([[admin.email, entries]])

  await append()
  await sealAudit(ctx)
  expect(await notifiedAdmins()).toHaveLength(1)

  ctx.clock.advance(24 * 60 * 60_000)
  await sealAudit(ctx)
  expect(await notifiedAdmins()).toHaveLength(1)
  await append()
  await sealAudit(ctx)
  expect(await notifiedAdmins()).toEqual([
    [admin.email, entries],
    [admin.email, entries + 2],
  ])
})

test('an audit event received twice is stored once [S10]', async () => {
  const action = anAuditAction()
  await append(action)

  await expect(append(action)).rejects.toThrow()
  expect(await postgres.db.read((tx) => tx.find(AuditEntry))).toHaveLength(1)
  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 1 })
})

test.each([
  'update audit_entries set action = $$x$$',
  'delete from audit_entries',
  'update audit_seals set at = now()',
  'delete from audit_seals',
  'update audit_head set hash = $$$$',
  'delete from audit_head',
  'truncate audit_entries',
])('the service itself cannot %s, also after the database set-up ran again [S10]', async (change) => {
  await append()
  await sealAudit(ctx)
  const passwords = Object.fromEntries(databaseUsers.map((user) => [user, testPassword(user)])) as Record<
    DatabaseUser,
    string
  >
  for (const statement of databaseSetupStatements({ passwords })) await admin.query(statement)

  await expect(ctx.db.write((tx) => tx.query(`/* test */ ${change}`))).rejects.toThrow()
  expect(await verifyAudit(ctx)).toEqual({ ok: true, entries: 1 })
})
