import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  asStaff,
  enterPassword,
  identityDb,
  identityTestCtx,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { verifySession } from '../sessions/verify-session.js'
import { changeStaffAccess } from './change-staff-access.js'
import { changeStaffRoles } from './change-staff-roles.js'
import { listStaff } from '../staff/list-staff.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let first: Person
let second: Person

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
  first = await aPerson(ctx, ['admin'])
  second = await aPerson(ctx, ['admin'])
})
afterAll(() => postgres.close())

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const auditActionsOn = async (staffId: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === staffId)

test('a change of roles ends the sessions of a person and writes one audit entry with old and new roles [ADM-09, S10]', async () => {
  const person = await aPerson(ctx, ['writer'])
  const before = (await auditActionsOn(person.staffId)).length

  await changeStaffRoles({ staffId: person.staffId, roles: ['editor', 'ops'] }, asStaff(first, ctx))

  expect(await codeOf(verifySession({ token: person.token, isBackground: false }, ctx))).toBe('SIGN_IN_REQUIRED')
  expect((await auditActionsOn(person.staffId)).slice(before)).toMatchObject([
    {
      action: 'change-roles',
      actor: { id: `staff:${first.staffId}`, name: 'Mona' },
      fields: [{ name: 'roles', from: 'writer', to: 'editor, ops' }],
    },
  ])
  expect(await outboxPayloads(postgres.db, StaffChanged, person.staffId)).toHaveLength(1)
})

test('setting the same roles changes nothing and writes no audit entry [S10]', async () => {
  const person = await aPerson(ctx, ['writer'])
  const before = (await auditActionsOn(person.staffId)).length

  await changeStaffRoles({ staffId: person.staffId, roles: ['writer', 'writer'] }, asStaff(first, ctx))

  expect(await auditActionsOn(person.staffId)).toHaveLength(before)
  expect((await verifySession({ token: person.token, isBackground: false }, ctx)).state).toBe('open')
})

test('staff cannot change their own rights, and a rejection writes no audit entry [ADM-09, S10]', async () => {
  const auditActions = (await auditActionsOn(first.staffId)).length

  expect(await codeOf(changeStaffRoles({ staffId: first.staffId, roles: ['ops'] }, asStaff(first, ctx)))).toBe(
    'OWN_ROLES',
  )
  expect(await codeOf(changeStaffAccess({ staffId: first.staffId, mayEnter: false }, asStaff(first, ctx)))).toBe(
    'OWN_ROLES',
  )
  expect(await codeOf(changeStaffAccess({ staffId: crypto.randomUUID(), mayEnter: false }, asStaff(first, ctx)))).toBe(
    'STAFF_UNKNOWN',
  )
  expect(await auditActionsOn(first.staffId)).toHaveLength(auditActions)
})

test('a disabled account is signed out right away and cannot sign in [ADM-09, S9]', async () => {
  const person = await aPerson(ctx)

  await changeStaffAccess({ staffId: person.staffId, mayEnter: false }, asStaff(first, ctx))

  expect(await codeOf(verifySession({ token: person.token, isBackground: true }, ctx))).toBe('SIGN_IN_REQUIRED')
  expect(await codeOf(enterPassword(person, ctx))).toBe('SIGN_IN_REFUSED')
  await changeStaffAccess({ staffId: person.staffId, mayEnter: true }, asStaff(first, ctx))
  expect(await codeOf(enterPassword(person, ctx))).toBe('taken')
})

test('of two admins who concurrently remove each other’s role, one remains admin [ADM-09]', async () => {
  const outcomes = await Promise.all([
    codeOf(changeStaffRoles({ staffId: second.staffId, roles: ['ops'] }, asStaff(first, ctx))),
    codeOf(changeStaffAccess({ staffId: first.staffId, mayEnter: false }, asStaff(second, ctx))),
  ])
  const { people } = await listStaff(ctx)
  const admins = people.filter(({ roles, state }) => state === 'active' && roles.includes('admin'))

  expect(outcomes.toSorted()).toEqual(['LAST_ADMIN', 'taken'])
  expect(admins).toHaveLength(1)
})

test('a change based on outdated roles is rejected, and a repeated change succeeds [ADM-09]', async () => {
  const { staffId } = await aPerson(ctx, ['writer'])
  const seen = ['writer'] as const
  await changeStaffRoles({ staffId, roles: ['editor'], seenRoles: [...seen] }, asStaff(first, ctx))
  const before = (await auditActionsOn(staffId)).length

  const late = changeStaffRoles({ staffId, roles: ['ops', 'writer'], seenRoles: [...seen] }, asStaff(second, ctx))
  expect(await codeOf(late)).toBe('CHANGED_MEANWHILE')
  expect(await auditActionsOn(staffId)).toHaveLength(before)

  const repeated = changeStaffRoles({ staffId, roles: ['editor'], seenRoles: [...seen] }, asStaff(first, ctx))
  expect(await codeOf(repeated)).toBe('taken')
  const informed = changeStaffRoles({ staffId, roles: ['ops'], seenRoles: ['editor'] }, asStaff(second, ctx))
  expect(await codeOf(informed)).toBe('taken')
})
