import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { exportAudit } from '../audit/export-audit.js'
import { onStaffActionCompleted } from '../audit/append-audit-entry.js'
import { aPerson, identityDb, identityTestCtx, office, type IdentityTestCtx } from '../identity.fixture.js'
import { inviteBySystem, mailFirstAdmin } from '../invitations/invite-first-admin.js'
import { disableBySystem } from '../rights/change-staff-access.js'
import { codeAt } from '../second-factors/totp.js'
import { verifySession } from '../sessions/verify-session.js'
import { startSignIn } from '../sign-in/start-sign-in.js'
import { verifySignIn } from '../sign-in/verify-sign-in.js'
import { readDemoCredentials, inviteDemoPeople, enableDemoPeople, makeDemoPerson } from './demo-people.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const auditActions = async () =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).map(({ action, actor }) => [actor.id, action])

test('the first admin of a setting is mailed one link while it works, and none when an admin has joined [D-37]', async () => {
  const mailed = async () => (await outboxPayloads(postgres.db, InvitationCreated)).length
  await mailFirstAdmin('owner@seneb.example', ctx)
  await mailFirstAdmin('owner@seneb.example', ctx)
  expect(await mailed()).toBe(1)
  ctx.clock.advance(24 * 60 * 60_000)
  await mailFirstAdmin('owner@seneb.example', ctx)
  expect(await mailed()).toBe(2)

  await aPerson(ctx, ['admin'])
  ctx.clock.advance(24 * 60 * 60_000)
  await mailFirstAdmin('owner@seneb.example', ctx)
  expect(await mailed()).toBe(2)
})

test('changes by the commands are audited as `system` [D-37, S10]', async () => {
  const before = (await auditActions()).length
  const invited = { email: 'sara@seneb.example', name: 'Sara', title: 'Ops', roles: ['ops'] as const, isMailed: true }
  await inviteBySystem(invited, ctx)
  const { email, token } = await aPerson(ctx)
  await disableBySystem(email.toUpperCase(), ctx)
  await disableBySystem(email, ctx)

  expect(await codeOf(verifySession({ token, isBackground: false }, ctx))).toBe('SIGN_IN_REQUIRED')
  expect(await codeOf(disableBySystem('nobody@seneb.example', ctx))).toBe('STAFF_UNKNOWN')
  expect((await auditActions()).slice(before).filter(([actor]) => actor === 'system')).toEqual([
    ['system', 'invite-staff'],
    ['system', 'change-access'],
  ])
})

test('a demo person can sign in with the printed credentials, also after being created again [D-37]', async () => {
  const person = { role: 'ops', email: 'ops@demo.seneb.example', name: 'Demo ops', title: 'Ops' } as const
  const first = await makeDemoPerson(person, ctx)
  const second = await makeDemoPerson(person, ctx)
  const enter = async ({ email, password, totpSecret }: typeof first) => {
    const { challengeToken } = await startSignIn({ email, password, client: office }, ctx)
    return verifySignIn({ challengeToken, code: codeAt(totpSecret, ctx.now()), client: office }, ctx)
  }

  expect(Object.keys(second)).toEqual(['role', 'email', 'password', 'totpSecret'])
  expect(await codeOf(enter(first))).toBe('SIGN_IN_REFUSED')
  expect((await enter(second)).viewer.roles).toEqual(['ops'])
})

test('demo people can be created repeatedly: new ones get a link, existing ones are named, and all people of the file can sign in [D-37]', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'seneb-demo-')), 'demo-staff.json')
  const linesOf = async () => (await inviteDemoPeople(ctx)).split('\n')
  const links = (lines: readonly string[]) => lines.filter((line) => line.includes('/admin/welcome#')).length

  // The test above prepared one of them.
  expect([links(await linesOf()), links(await linesOf())]).toEqual([7, 7])
  writeFileSync(file, 'of somebody else', { mode: 0o644 })
  await enableDemoPeople(file, ctx)
  const said = await linesOf()
  expect(said.map((line) => line.split(/ {2,}/)[1])).toEqual(
    staffRoles.map((role) => `${role}@demo.seneb.example has joined already`),
  )
  expect(() => readDemoCredentials(`${file}.none`, ctx.now())).toThrow('nobody is ready yet')
  const ready = await enableDemoPeople(file, ctx)
  expect(ready).toContain('8 people may sign in')
  expect(ready).toContain(readDemoCredentials(file, ctx.now()))

  expect(statSync(file).mode & 0o777).toBe(0o600)
  const people = JSON.parse(readFileSync(file, 'utf8')) as Awaited<ReturnType<typeof makeDemoPerson>>[]
  expect(people.map(({ role }) => role)).toEqual(staffRoles)
  for (const { email, password, role, totpSecret } of people) {
    expect(ready).toMatch(new RegExp(`${email} +${password} +${codeAt(totpSecret, ctx.now())}`))
    const { challengeToken } = await startSignIn({ email, password, client: office }, ctx)
    const { viewer } = await verifySignIn({ challengeToken, code: codeAt(totpSecret, ctx.now()), client: office }, ctx)
    expect(viewer.roles).toEqual([role])
  }
})

test('an export has a line for each entry, contains no formula, and is itself audited [S10]', async () => {
  const events = await outboxPayloads(postgres.db, StaffActionCompleted)
  const data = { ...events[0]!, actionId: crypto.randomUUID(), actor: { id: 'system', name: '=HYPERLINK("x")' } }
  await onStaffActionCompleted('identity', { id: data.actionId, at: ctx.now(), data }, ctx)

  const [lines, table] = [await exportAudit('jsonl', ctx), await exportAudit('csv', ctx)]

  expect(JSON.parse(lines.split('\n').at(-1)!)).toMatchObject({ seq: 1, action: data.action, service: 'identity' })
  expect(table.split('\n')).toHaveLength(2)
  expect(table).toContain(`"'=HYPERLINK(""x"")"`)
  expect((await auditActions()).slice(-2)).toEqual([
    ['system', 'export-audit'],
    ['system', 'export-audit'],
  ])
})
