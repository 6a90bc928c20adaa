import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  asStaff,
  identityDb,
  identityTestCtx,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { changeStaffAccess } from '../rights/change-staff-access.js'
import { inviteMember, listInvitations, renewInvitation, revokeInvitation } from './invitations.js'
import { readInvitation } from './read-invitation.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let admin: Person
let count = 0

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  admin = await aPerson(ctx, ['admin'])
})
afterAll(() => postgres.close())

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const invite = (email = `omar${++count}@seneb.example`) =>
  inviteMember({ email, name: 'Omar', title: 'Writer', roles: ['writer', 'writer'] }, asStaff(admin, ctx))
const mailed = async () => (await outboxPayloads(postgres.db, InvitationCreated)).at(-1)!
const auditActionsOn = async (staffId: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === staffId)

test('the inviting admin never sees the link: it is emailed encrypted, and the audit entry names no address [ADM-09, S13]', async () => {
  const invited = await invite('omar@seneb.example')

  expect(Object.keys(invited).toSorted()).toEqual(['expiresAt', 'staffId'])
  const { personal } = await mailed()
  expect(personal.email).toBe('omar@seneb.example')
  expect((await readInvitation({ token: personal.token }, ctx)).title).toBe('Writer')
  const stored = await postgres.db.read((tx) => tx.query('/* test */ select payload::text from outbox'))
  expect(JSON.stringify(stored)).not.toContain(personal.token)
  expect(JSON.stringify(stored)).not.toContain('omar@seneb.example')
  expect(await auditActionsOn(invited.staffId)).toMatchObject([
    {
      action: 'invite-staff',
      actor: { id: `staff:${admin.staffId}` },
      fields: [
        { name: 'email', description: 'changed' },
        { name: 'name', description: 'changed' },
        { name: 'title', to: 'Writer' },
        { name: 'roles', to: 'writer' },
        { name: 'state', to: 'invited' },
      ],
    },
  ])
})

test('concurrent invitations of one person by two admins create one invitation [ADM-09]', async () => {
  const email = 'both@seneb.example'

  const outcomes = await Promise.all([codeOf(invite(email)), codeOf(invite(email.toUpperCase()))])

  expect(outcomes.toSorted()).toEqual(['STAFF_EXISTS', 'taken'])
})

test('a repeated invitation is created and emailed once [ADM-09, R3]', async () => {
  const sent = async () => (await outboxPayloads(postgres.db, InvitationCreated)).length
  const before = await sent()
  const once = { ...asStaff(admin, ctx), idempotencyKey: 'one-click' }
  const input = { email: 'twice@seneb.example', name: 'Omar', title: 'Writer', roles: ['writer' as const] }

  const [first, second] = await Promise.all([inviteMember(input, once), inviteMember(input, once)])
  const third = await inviteMember(input, once)

  expect([second, third]).toEqual([first, first])
  expect(await sent()).toBe(before + 1)
  expect(await auditActionsOn(first.staffId)).toHaveLength(1)
  expect(await codeOf(inviteMember({ ...input, name: 'Somebody else' }, once))).toBe('IDEMPOTENCY_CONFLICT')
  expect(await codeOf(inviteMember(input, asStaff(admin, ctx)))).toBe('STAFF_EXISTS')
})

test('a renewed link replaces the previous one, and a revoked link is rejected [S9]', async () => {
  const { staffId } = await invite()
  const { personal: first } = await mailed()
  await renewInvitation({ staffId }, asStaff(admin, ctx))
  const { personal: second } = await mailed()
  const listed = async () => {
    const { invitations } = await listInvitations(ctx)
    return invitations.find((invitation) => invitation.staffId === staffId)
  }

  expect(await codeOf(readInvitation({ token: first.token }, ctx))).toBe('INVITATION_INVALID')
  expect(await codeOf(readInvitation({ token: second.token }, ctx))).toBe('taken')
  expect(await listed()).toMatchObject({ roles: ['writer'], isValid: true })
  await revokeInvitation({ staffId }, asStaff(admin, ctx))
  await revokeInvitation({ staffId }, asStaff(admin, ctx))
  expect(await codeOf(readInvitation({ token: second.token }, ctx))).toBe('INVITATION_INVALID')
  expect(await listed()).toMatchObject({ isValid: false })
  const auditActions = await auditActionsOn(staffId)
  expect(auditActions.map(({ action }) => action)).toEqual(['invite-staff', 'renew-invitation', 'revoke-invitation'])
})

test('members who joined, disabled and unknown ones are not invited again [ADM-09]', async () => {
  const [joined, disabled] = [await aPerson(ctx), await aPerson(ctx)]
  await changeStaffAccess({ staffId: disabled.staffId, mayEnter: false }, asStaff(admin, ctx))
  const renew = (staffId: string) => codeOf(renewInvitation({ staffId }, asStaff(admin, ctx)))

  expect(await renew(joined.staffId)).toBe('STAFF_EXISTS')
  expect(await renew(disabled.staffId)).toBe('STAFF_EXISTS')
  expect(await renew(crypto.randomUUID())).toBe('STAFF_UNKNOWN')
  expect(await codeOf(invite(joined.email))).toBe('STAFF_EXISTS')
})
