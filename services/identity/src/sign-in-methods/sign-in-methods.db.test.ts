import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import { SignInMethodsChanged } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
  asStaff,
  enterPassword,
  goodPassword,
  identityDb,
  identityTestCtx,
  nextCode,
  office,
  signedIn,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { acceptInvitation } from '../invitations/accept-invitation.js'
import { readInvitation } from '../invitations/read-invitation.js'
import { startTotpSetup, confirmNewTotp } from '../second-factors/enrol-totp.js'
import { renewRecoveryCodes } from '../second-factors/recovery-codes.js'
import { codeAt } from '../second-factors/totp.js'
import { verifySession } from '../sessions/verify-session.js'
import { verifySignIn } from '../sign-in/verify-sign-in.js'
import { requestSignInReset, confirmSignInReset } from './reset-sign-in-methods.js'
import { readSignInMethods, readStaff } from './read-staff.js'

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
const noticesTo = async ({ email }: { email: string }) =>
  (await outboxPayloads(postgres.db, SignInMethodsChanged))
    .filter(({ personal }) => personal.email === email)
    .map(({ change }) => change)

test('two admins reset sign-in methods together: all sessions end, and a new invitation is sent [S9, ADM-09]', async () => {
  const person = await aPerson(ctx, ['editor'])
  const { staffId } = person
  const confirm = (by: Person) => codeOf(confirmSignInReset({ staffId }, asStaff(by, ctx)))

  expect(await confirm(second)).toBe('SECOND_PERSON_NEEDED')
  await requestSignInReset({ staffId }, asStaff(first, ctx))
  expect(await confirm(first)).toBe('SECOND_PERSON_NEEDED')
  expect((await readStaff({ staffId }, asStaff(first, ctx))).signInReset).toMatchObject({ mayConfirm: false })
  expect((await verifySession({ token: person.token, isBackground: false }, ctx)).state).toBe('open')

  expect(await confirm(second)).toBe('taken')
  expect(await codeOf(verifySession({ token: person.token, isBackground: false }, ctx))).toBe('SIGN_IN_REQUIRED')
  expect(await codeOf(enterPassword(person, ctx))).toBe('SIGN_IN_REFUSED')
  expect(await readStaff({ staffId }, asStaff(first, ctx))).toMatchObject({
    state: 'invited',
    roles: ['editor'],
    hasPassword: false,
    hasCodeApp: false,
    recoveryCodesLeft: 0,
    passkeys: [],
    sessions: [],
  })
  expect(await noticesTo(person)).toEqual(['sign-in-reset'])

  const { personal } = (await outboxPayloads(postgres.db, InvitationCreated)).at(-1)!
  const { challengeToken, totpSecret } = await readInvitation({ token: personal.token }, ctx)
  expect(totpSecret).not.toBe(person.totpSecret)
  const code = codeAt(totpSecret, ctx.now())
  const accepted = { token: personal.token, name: 'Mona', password: goodPassword, challengeToken, code, client: office }
  expect((await acceptInvitation(accepted, ctx)).viewer.roles).toEqual(['editor'])
})

test('an unconfirmed reset expires after a day, and one’s own cannot be confirmed [S9]', async () => {
  const { staffId } = await aPerson(ctx)
  await requestSignInReset({ staffId }, asStaff(first, ctx))
  ctx.clock.advance(24 * 60 * 60_000)

  expect(await codeOf(confirmSignInReset({ staffId }, asStaff(second, ctx)))).toBe('SECOND_PERSON_NEEDED')
  expect(await codeOf(requestSignInReset({ staffId: first.staffId }, asStaff(first, ctx)))).toBe('OWN_ROLES')
  expect(await codeOf(readStaff({ staffId: crypto.randomUUID() }, asStaff(first, ctx)))).toBe('STAFF_UNKNOWN')
})

test('a new authenticator app takes effect with its first code; until then the old one works [S9]', async () => {
  const person = await aPerson(ctx)
  const { challengeToken, totpSecret } = await startTotpSetup(asStaff(person, ctx))
  await signedIn(person, ctx)
  const confirm = (code: string, by = person) => codeOf(confirmNewTotp({ challengeToken, code }, asStaff(by, ctx)))

  expect(await confirm('000000')).toBe('INPUT_INVALID')
  expect(await confirm(nextCode(totpSecret, ctx), await aPerson(ctx))).toBe('INPUT_INVALID')
  const code = nextCode(totpSecret, ctx)
  expect(await confirm(code)).toBe('taken')
  expect(await confirm(code)).toBe('INPUT_INVALID')
  expect(await codeOf(signedIn(person, ctx))).toBe('SIGN_IN_REFUSED')
  ctx.clock.advance(15 * 60_000)
  expect(await codeOf(signedIn({ ...person, totpSecret }, ctx))).toBe('taken')
  expect(await noticesTo(person)).toEqual(['code-app-changed'])
})

test('five wrong codes of a new app block it for a while [S9]', async () => {
  const person = await aPerson(ctx)
  const { challengeToken, totpSecret } = await startTotpSetup(asStaff(person, ctx))
  const confirm = (code: string) => codeOf(confirmNewTotp({ challengeToken, code }, asStaff(person, ctx)))
  for (let at = 0; at < 5; at++) await confirm('000000')

  expect(await confirm(codeAt(totpSecret, ctx.now()))).toBe('RATE_LIMITED')
})

test('new recovery codes invalidate the old ones, and a used one is reported to the person [S9]', async () => {
  const person = await aPerson(ctx)
  const { recoveryCodes } = await renewRecoveryCodes(asStaff(person, ctx))
  const enter = async (code: string) => {
    const { challengeToken } = await enterPassword(person, ctx)
    return codeOf(verifySignIn({ challengeToken, code, deviceToken: person.deviceToken, client: office }, ctx))
  }

  expect(await enter(person.recoveryCodes[0]!)).toBe('SIGN_IN_REFUSED')
  expect(await enter(recoveryCodes[0]!)).toBe('taken')
  expect((await readSignInMethods(asStaff(person, ctx))).recoveryCodesLeft).toBe(9)
  expect(await noticesTo(person)).toEqual(['recovery-codes-renewed', 'recovery-code-used'])
})
