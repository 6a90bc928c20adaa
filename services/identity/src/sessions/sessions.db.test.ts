import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  asStaff,
  goodPassword,
  identityDb,
  identityTestCtx,
  nextCode,
  signedIn,
  type IdentityTestCtx,
} from '../identity.fixture.js'
import { endOtherSessions, endSession } from './end-session.js'
import { listSessions } from './list-sessions.js'
import { lockSession, verifySession } from './verify-session.js'
import { reauthenticateOrUnlock } from './reauthenticate.js'
import { Session } from './session.entity.js'

const minuteMs = 60_000
let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const verify = (token: string, isBackground = false) => verifySession({ token, isBackground }, ctx)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('a session yields an identity token of one minute with person, roles and authentication time [S6, S9]', async () => {
  const person = await aPerson(ctx, ['editor', 'ops'])
  const reader = new IdentityTokenVerifier(ctx.tokenSigner.publicKey)

  const { identityToken = '', sessionId, state } = await verify(person.token)

  expect(state).toBe('open')
  expect(await reader.verifyStaff(identityToken, ctx.now())).toEqual({
    id: person.staffId,
    sessionId,
    name: 'Mona',
    title: 'Care lead',
    roles: ['editor', 'ops'],
    authenticatedAt: ctx.now(),
  })
  expect(await reader.verifyStaff(identityToken, new Date(ctx.now().getTime() + 70_000))).toBeUndefined()
})

test('the token is not stored, and a stored hash grants no access [S9]', async () => {
  const { token } = await aPerson(ctx)
  const rows = await postgres.db.read((tx) => tx.find(Session))

  expect(JSON.stringify(rows)).not.toContain(token)
  const hashes = rows.map(({ token_hash }) => token_hash.toString('base64url'))
  for (const hash of hashes) expect(await codeOf(verify(hash))).toBe('SIGN_IN_REQUIRED')
})

test('it locks after a quarter of an hour of inactivity, regardless of background requests [S9]', async () => {
  const person = await aPerson(ctx, ['doctor'])
  for (let at = 0; at < 14; at++) {
    ctx.clock.advance(minuteMs)
    expect((await verify(person.token, true)).state).toBe('open')
  }
  ctx.clock.advance(minuteMs)

  expect(await verify(person.token, true)).not.toHaveProperty('identityToken')
  expect((await verify(person.token)).state).toBe('locked')
})

test('it reports its expiry, which only activity of the person extends [S9]', async () => {
  const person = await aPerson(ctx, ['doctor'])
  const opened = ctx.now().getTime()
  const awakeMin = ({ awakeUntil = '' }) => (Date.parse(awakeUntil) - opened) / minuteMs
  ctx.clock.advance(10 * minuteMs)

  expect(awakeMin(await verify(person.token, true))).toBe(15)
  expect(awakeMin(await verify(person.token))).toBe(25)
  ctx.clock.advance(15 * minuteMs)
  expect(await verify(person.token, true)).not.toHaveProperty('awakeUntil')
})

test('activity extends it for at most eight hours [S9]', async () => {
  const person = await aPerson(ctx, ['care-agent'])
  for (let at = 0; at < 8 * 60 - 20; at += 20) {
    expect((await verify(person.token)).state).toBe('open')
    ctx.clock.advance(20 * minuteMs)
  }
  expect((await verify(person.token)).state).toBe('open')
  ctx.clock.advance(20 * minuteMs)

  expect(await codeOf(verify(person.token))).toBe('SIGN_IN_REQUIRED')
})

test('an hour of inactivity ends it, and consumers are notified [S9]', async () => {
  const person = await aPerson(ctx)
  const { sessionId } = await verify(person.token)
  ctx.clock.advance(60 * minuteMs)

  expect(await codeOf(verify(person.token, true))).toBe('SIGN_IN_REQUIRED')
  expect(await outboxPayloads(postgres.db, SessionEnded, sessionId)).toEqual([
    { sessionId, staffId: person.staffId, reason: 'idle' },
  ])
})

test('a password unlocks it with a new token; the previous one is invalid right away [S9]', async () => {
  const person = await aPerson(ctx)
  await lockSession({ token: person.token }, ctx)
  const rejectedCode = await codeOf(
    reauthenticateOrUnlock({ token: person.token, password: 'not their password' }, 'one-factor', ctx),
  )
  const publishedBefore = await outboxPayloads(postgres.db, StaffChanged, person.staffId)

  const unlocked = await reauthenticateOrUnlock({ token: person.token, password: goodPassword }, 'one-factor', ctx)

  expect(rejectedCode).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(verify(person.token))).toBe('SIGN_IN_REQUIRED')
  expect((await verify(unlocked.token)).state).toBe('open')
  // Event that makes every gateway forget the old token.
  expect(await outboxPayloads(postgres.db, StaffChanged, person.staffId)).toHaveLength(publishedBefore.length + 1)
})

test('unlocking is no recent sign-in; password and code together are, once per code [S9]', async () => {
  const person = await aPerson(ctx)
  ctx.clock.advance(11 * minuteMs)
  const unlocked = await reauthenticateOrUnlock({ token: person.token, password: goodPassword }, 'one-factor', ctx)
  const code = nextCode(person.totpSecret, ctx)

  const fresh = await reauthenticateOrUnlock(
    { token: unlocked.token, password: goodPassword, code },
    'both-factors',
    ctx,
  )

  expect(new Date(unlocked.freshUntil).getTime()).toBeLessThan(ctx.now().getTime())
  expect(new Date(fresh.freshUntil).getTime()).toBe(ctx.now().getTime() + 10 * minuteMs)
  expect(
    await codeOf(reauthenticateOrUnlock({ token: fresh.token, password: goodPassword, code }, 'both-factors', ctx)),
  ).toBe('SIGN_IN_REFUSED')
  expect((await verify(fresh.token)).state).toBe('open')
})

test('of two concurrent rotations of one token, one gets the session, the other none [S9]', async () => {
  const person = await aPerson(ctx)
  const rotate = () =>
    codeOf(reauthenticateOrUnlock({ token: person.token, password: goodPassword }, 'one-factor', ctx))

  const outcomes = await Promise.all([rotate(), rotate()])

  expect(outcomes.toSorted()).toEqual(['SIGN_IN_REQUIRED', 'taken'])
})

test('signing out ends it, and an invented token gets the same response [S9]', async () => {
  const person = await aPerson(ctx)

  const [known, invented] = [await endSession({ token: person.token }, ctx), await endSession({ token: 'no' }, ctx)]

  expect(invented).toEqual(known)
  expect(await codeOf(verify(person.token))).toBe('SIGN_IN_REQUIRED')
})

test('the sixth session ends the oldest [S9]', async () => {
  const person = await aPerson(ctx)
  const later = []
  for (let at = 0; at < 5; at++) later.push(await signedIn(person, ctx))

  expect(await codeOf(verify(person.token))).toBe('SIGN_IN_REQUIRED')
  for (const { token } of later) expect((await verify(token)).state).toBe('open')
})

test("people see and end their own sessions, never another's [ADM-09, S9]", async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  await signedIn(person, ctx)
  const here = (await verify(person.token)).sessionId
  const caller = asStaff(person, ctx, here)

  const { sessions } = await listSessions(caller)
  const { sessionIds } = await endOtherSessions(caller)

  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  expect(sessionIds).toEqual([sessions[0]!.sessionId])
  expect((await verify(person.token)).state).toBe('open')
  expect((await verify(other.token)).state).toBe('open')
})
