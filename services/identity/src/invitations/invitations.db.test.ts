import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  goodPassword,
  identityDb,
  identityTestCtx,
  nextCode,
  office,
  type IdentityTestCtx,
} from '../identity.fixture.js'
import { codeAt } from '../second-factors/totp.js'
import { startSignIn } from '../sign-in/start-sign-in.js'
import { verifySignIn } from '../sign-in/verify-sign-in.js'
import { verifySession } from '../sessions/verify-session.js'
import { StaffMember } from '../staff/staff-member.entity.js'
import { acceptInvitation } from './accept-invitation.js'
import { Invitation } from './invitation.entity.js'
import { inviteFirstAdmin } from './invite-first-admin.js'
import { inviteStaff } from './invite-staff.js'
import { readInvitation } from './read-invitation.js'

let postgres: TestDb
let ctx: IdentityTestCtx
let email: string
let count = 0

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
beforeEach(() => {
  email = `invited${++count}@seneb.example`
})
afterAll(() => postgres.close())

const invite = () => {
  const offer = { email, name: 'Omar', title: 'Writer', roles: ['writer'] as const, createdBy: 'system' }
  return ctx.db.write((tx) => inviteStaff(offer, tx, ctx))
}
const accept = async (token: string, changes: Partial<Parameters<typeof acceptInvitation>[0]> = {}) => {
  const { challengeToken, totpSecret } = await readInvitation({ token }, ctx)
  const code = codeAt(totpSecret, ctx.now())
  const input = { token, name: 'Omar', password: goodPassword, challengeToken, code, client: office }
  return acceptInvitation({ ...input, ...changes }, ctx)
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('the first admin joins by a link that is renewed until one has joined, and never after [D-37, ADM-05]', async () => {
  const first = await inviteFirstAdmin(email, ctx)
  const second = await inviteFirstAdmin(email, ctx)

  expect(await codeOf(readInvitation({ token: first!.token }, ctx))).toBe('INVITATION_INVALID')
  const { viewer } = await accept(second!.token)
  expect(viewer.roles).toEqual(['admin'])
  expect(await inviteFirstAdmin(email, ctx)).toBeUndefined()
  expect(await inviteFirstAdmin('somebody-else@seneb.example', ctx)).toBeUndefined()
})

test('accepting requires a password and a code together, and returns ten recovery codes once [S9]', async () => {
  const { token } = await invite()

  expect(await codeOf(accept(token, { code: '000000' }))).toBe('INPUT_INVALID')
  expect(await codeOf(accept(token, { password: 'too short' }))).toBe('INPUT_INVALID')
  expect(await codeOf(accept(token, { password: 'omar omar omar omar' }))).toBe('INPUT_INVALID')
  const { recoveryCodes, token: session, viewer } = await accept(token)

  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){4}$/)
  expect(viewer).toMatchObject({ name: 'Omar', title: 'Writer', roles: ['writer'] })
  expect((await verifySession({ token: session, isBackground: false }, ctx)).state).toBe('open')
})

test('a link works once, also with concurrent use [S9]', async () => {
  const { token } = await invite()

  const outcomes = await Promise.all([codeOf(accept(token)), codeOf(accept(token)), codeOf(accept(token))])

  expect(outcomes.toSorted()).toEqual(['INVITATION_INVALID', 'INVITATION_INVALID', 'taken'])
  expect(await codeOf(readInvitation({ token }, ctx))).toBe('INVITATION_INVALID')
})

test('expired, revoked, invented and malformed links get the same response [S9]', async () => {
  const late = await invite()
  const newer = await invite()
  const codes = async () => [
    await codeOf(readInvitation({ token: late.token }, ctx)),
    await codeOf(readInvitation({ token: 'invented' }, ctx)),
    await codeOf(readInvitation({ token: "' or 1=1 --" }, ctx)),
  ]

  expect(new Set(await codes())).toEqual(new Set(['INVITATION_INVALID']))
  ctx.clock.advance(72 * 60 * 60_000)
  expect(await codeOf(readInvitation({ token: newer.token }, ctx))).toBe('INVITATION_INVALID')
})

test('each reading of a link returns a new secret, and an earlier secret cannot sign in [S9]', async () => {
  const { token } = await invite()
  const stranger = await readInvitation({ token }, ctx)
  const own = await readInvitation({ token }, ctx)
  expect(stranger.totpSecret).not.toBe(own.totpSecret)

  const codeOfStranger = codeAt(stranger.totpSecret, ctx.now())
  expect(await codeOf(accept(token, { challengeToken: own.challengeToken, code: codeOfStranger }))).toBe(
    'INPUT_INVALID',
  )
  await accept(token, { challengeToken: own.challengeToken, code: codeAt(own.totpSecret, ctx.now()) })

  const enter = async (secret: string) => {
    const { challengeToken } = await startSignIn({ email, password: goodPassword, client: office }, ctx)
    return codeOf(verifySignIn({ challengeToken, code: nextCode(secret, ctx), client: office }, ctx))
  }
  expect(await enter(stranger.totpSecret)).toBe('SIGN_IN_REFUSED')
  expect(await enter(own.totpSecret)).toBe('taken')
})

test('a secret is valid with one link for a quarter of an hour [S9]', async () => {
  const older = await invite()
  const { challengeToken, totpSecret } = await readInvitation({ token: older.token }, ctx)
  const { token } = await invite()
  const withOffer = (offer: string) =>
    codeOf(accept(token, { challengeToken: offer, code: codeAt(totpSecret, ctx.now()) }))

  expect(await withOffer(challengeToken)).toBe('INPUT_INVALID')
  expect(await withOffer('invented')).toBe('INPUT_INVALID')
  const late = await readInvitation({ token }, ctx)
  ctx.clock.advance(15 * 60_000)
  const code = codeAt(late.totpSecret, ctx.now())
  expect(await codeOf(accept(token, { challengeToken: late.challengeToken, code }))).toBe('INPUT_INVALID')
  expect(await codeOf(accept(token))).toBe('taken')
})

test('five wrong codes block an invitation for a while [S9]', async () => {
  const { token } = await invite()
  for (let at = 0; at < 5; at++) await codeOf(accept(token, { code: '000000' }))

  expect(await codeOf(accept(token))).toBe('RATE_LIMITED')
})

test('one factor does not activate an account, and a member who joined is not invited again [S9]', async () => {
  const { email: existingEmail } = await aPerson(ctx)
  email = existingEmail

  expect(await codeOf(invite())).toBe('STAFF_EXISTS')
  email = existingEmail.toUpperCase()
  expect(await codeOf(invite())).toBe('STAFF_EXISTS')
})

test('tables and events contain no link, password or secret [S13]', async () => {
  const { token } = await invite()
  const { challengeToken, totpSecret } = await readInvitation({ token }, ctx)
  const { staffId } = await ctx.db.read(async (tx) => {
    const [member] = await tx.find(StaffMember, { where: { email } })
    return { staffId: member!.id }
  })
  await accept(token, { challengeToken, code: codeAt(totpSecret, ctx.now()) })

  const stored = await postgres.db.read(async (tx) => [
    ...(await tx.find(Invitation)),
    ...(await tx.find(StaffMember)),
    ...(await tx.query('/* test */ select payload::text from outbox')),
    ...(await tx.query(`/* test */ select encode(secret_sealed, 'escape') as secret from totp_factors`)),
  ])
  const auditActions = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ object }) => object.id === staffId,
  )

  expect(auditActions).toMatchObject([{ action: 'accept-invitation', actor: { id: `staff:${staffId}`, name: 'Omar' } }])
  for (const secret of [token, totpSecret, goodPassword]) expect(JSON.stringify(stored)).not.toContain(secret)
})
