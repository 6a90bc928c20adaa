import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { appendAuditEntry } from '../audit/append-audit-entry.js'
import { identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { listAudit } from './audit-commands.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  const did = (name: string, action: string, doneAt: string) => ({
    actionId: randomUUID(),
    doneAt,
    action,
    actor: { id: `staff:${name}`, name },
    object: { kind: 'staff', id: '2' },
    fields: [{ name: 'roles', from: 'writer', to: 'editor' }],
  })
  const auditActions = [
    did('Mona', 'change-roles', '2026-11-20T08:00:00.000Z'),
    did('Omar', 'change-roles', '2026-11-21T08:00:00.000Z'),
    did('Omar', 'change-access', '2026-11-22T08:00:00.000Z'),
  ]
  for (const action of auditActions) await ctx.db.write((tx) => appendAuditEntry({ service: 'identity', action }, tx))
})
afterAll(() => postgres.close())

test('`audit list` has a line for each entry, the newest first: number, time, actor, action, resource, old and new values [S10, ADM-09]', async () => {
  const lines = (await listAudit([], ctx)).split('\n')

  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('3  2026-11-22T08:00:00.000Z  Omar  change-access  staff 2  roles: writer → editor')
})

test.each([
  [
    ['--who', 'Omar'],
    ['3', '2'],
  ],
  [['--who', 'Omar', '--action', 'change-roles'], ['2']],
  [['--from', '2026-11-21', '--to', '2026-11-21'], ['2']],
  [['--before', '2'], ['1']],
])('`audit list %p` has those alone [S10]', async (args, seqs) => {
  const lines = (await listAudit(args, ctx)).split('\n')

  expect(lines.map((line) => line.split('  ')[0])).toEqual(seqs)
})

test('`audit list` reports an empty list and explains unreadable input [S10]', async () => {
  expect(await listAudit(['--object', 'article'], ctx)).toBe('no entry is like that')
  await expect(listAudit(['--from', '2026-02-30'], ctx)).rejects.toThrow('This is not a date')
  await expect(listAudit(['--whom', 'Omar'], ctx)).rejects.toThrow('--whom')
})
