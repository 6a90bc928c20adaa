import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  SignInMethodsChanged,
  PasswordResetRequested,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  asStaff,
  enterPassword,
  elsewhere,
  goodPassword,
  identityDb,
  identityTestCtx,
  nextCode,
  office,
  signedIn,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { verifySession } from '../sessions/verify-session.js'
import { startSignIn } from '../sign-in/start-sign-in.js'
import { requestPasswordReset } from './request-password-reset.js'
import { changePassword } from './change-password.js'
import { resetPassword } from './reset-password.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const another = 'seven tall palms lean over the canal'
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const mailedTo = async ({ email }: { email: string }) =>
  (await outboxPayloads(postgres.db, PasswordResetRequested)).filter(({ personal }) => personal.email === email)
const requestReset = (email: string) => requestPasswordReset({ email, client: elsewhere }, ctx)
const linkOf = async (person: Person) => {
  await requestReset(person.email.toUpperCase())
  return (await mailedTo(person)).at(-1)!.personal.token
}
const reset = (token: string, proof: { code?: string } = {}, password = another) =>
  codeOf(resetPassword({ token, password, client: elsewhere, ...proof }, ctx))
const enters = (person: Person, password: string) =>
  codeOf(startSignIn({ email: person.email, password, deviceToken: person.deviceToken, client: office }, ctx))

test('a reset request gets the same response for everyone, and emails a person once in ten minutes [S9, G11]', async () => {
  const person = await aPerson(ctx)

  expect(await requestReset('nobody@seneb.example')).toEqual(await requestReset(person.email))
  await requestReset(person.email)
  expect(await mailedTo(person)).toHaveLength(1)
  ctx.clock.advance(10 * 60_000)
  await requestReset(person.email)
  expect(await mailedTo(person)).toHaveLength(2)
  const stored = await postgres.db.read((tx) => tx.query('/* test */ select payload::text from outbox'))
  for (const { personal } of await mailedTo(person)) expect(JSON.stringify(stored)).not.toContain(personal.token)
})

test('a reset request takes equally long for an unknown address and for a person who gets a link [S9, G11]', async () => {
  const durationMs = async (email: string) => {
    const startedAt = performance.now()
    await requestReset(email)
    return performance.now() - startedAt
  }
  const durations: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let at = 0; at < 20; at++) {
    ctx.clock.advance(10 * 60_000)
    const { email } = await aPerson(ctx)
    // Each order equally often, because the first request after the account's creation may wait for the database.
    if (at % 2 === 0) durations.known.push(await durationMs(email))
    durations.unknown.push(await durationMs(`nobody${at}@seneb.example`))
    if (at % 2 === 1) durations.known.push(await durationMs(email))
  }

  // The shortest of each, because a busy machine only adds time.
  expect(Math.abs(Math.min(...durations.known) - Math.min(...durations.unknown))).toBeLessThan(2)
})

test('the link alone sets nothing: it requires the second factor, and then ends all sessions [S9]', async () => {
  const person = await aPerson(ctx)
  const token = await linkOf(person)

  expect(await reset(token)).toBe('RESET_INVALID')
  expect(await reset(token, { code: '000000' })).toBe('RESET_INVALID')
  expect(await reset(token, { code: nextCode(person.totpSecret, ctx) }, 'too short')).toBe('INPUT_INVALID')
  expect(await reset(token, { code: nextCode(person.totpSecret, ctx) })).toBe('taken')

  expect(await enters(person, goodPassword)).toBe('SIGN_IN_REFUSED')
  expect(await enters(person, another)).toBe('taken')
  expect(await codeOf(verifySession({ token: person.token, isBackground: false }, ctx))).toBe('SIGN_IN_REQUIRED')
  const notices = (await outboxPayloads(postgres.db, SignInMethodsChanged)).filter(
    ({ personal }) => personal.email === person.email,
  )
  expect(notices).toMatchObject([{ change: 'password-changed', personal: { userAgent: 'curl' } }])
})

test('the first use of a link within half an hour invalidates it and all others [S9]', async () => {
  const person = await aPerson(ctx)
  const older = await linkOf(person)
  ctx.clock.advance(11 * 60_000)
  const token = await linkOf(person)
  const [code, recovery = ''] = [nextCode(person.totpSecret, ctx), person.recoveryCodes[0]]

  const outcomes = await Promise.all([reset(token, { code }), reset(token, { code: recovery })])
  expect(outcomes.toSorted()).toEqual(['RESET_INVALID', 'taken'])
  expect(await reset(older, { code: nextCode(person.totpSecret, ctx) })).toBe('RESET_INVALID')

  const other = await aPerson(ctx)
  const late = await linkOf(other)
  ctx.clock.advance(30 * 60_000)
  expect(await reset(late, { code: nextCode(other.totpSecret, ctx) })).toBe('RESET_INVALID')
  expect(await reset('invented', { code: '123456' })).toBe('RESET_INVALID')
})

test('five wrong codes block a link for a while [S9]', async () => {
  const person = await aPerson(ctx)
  ctx.clock.advance(15 * 60_000)
  const token = await linkOf(person)
  for (let at = 0; at < 5; at++) await reset(token, { code: '000000' })

  expect(await reset(token, { code: nextCode(person.totpSecret, ctx) })).toBe('RESET_INVALID')
})

test('a changed password ends all sessions but the current one [S9]', async () => {
  const person = await aPerson(ctx)
  const second = await signedIn(person, ctx)
  const { sessionId } = await verifySession({ token: second.token, isBackground: false }, ctx)

  expect(await codeOf(changePassword({ password: 'short' }, asStaff(person, ctx, sessionId)))).toBe('INPUT_INVALID')
  await changePassword({ password: another }, asStaff(person, ctx, sessionId))

  expect(await enters(person, another)).toBe('taken')
  expect((await verifySession({ token: second.token, isBackground: false }, ctx)).state).toBe('open')
  expect(await codeOf(verifySession({ token: person.token, isBackground: false }, ctx))).toBe('SIGN_IN_REQUIRED')
})

test('a hundred consecutive wrong passwords disable the password until it is reset; the person is notified [S9]', async () => {
  const person = await aPerson(ctx)
  for (let at = 0; at < 100; at++) {
    expect(await enters(person, 'not their password')).toBe('SIGN_IN_REFUSED')
    ctx.clock.advance(15 * 60_000)
  }

  expect(await codeOf(enterPassword(person, ctx))).toBe('SIGN_IN_REFUSED')
  const notices = (await outboxPayloads(postgres.db, SignInMethodsChanged)).filter(
    ({ personal }) => personal.email === person.email,
  )
  expect(notices.map(({ change }) => change)).toEqual(['password-switched-off'])
  expect(await reset(await linkOf(person), { code: nextCode(person.totpSecret, ctx) })).toBe('taken')
  ctx.clock.advance(16 * 60_000)
  expect(await enters(person, another)).toBe('taken')
})
