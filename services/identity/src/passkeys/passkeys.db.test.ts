import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SignInMethodsChanged } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  anInvitation,
  aPerson,
  asStaff,
  elsewhere,
  identityDb,
  identityTestCtx,
  office,
  type IdentityTestCtx,
  type Person,
} from '../identity.fixture.js'
import { acceptInvitation } from '../invitations/accept-invitation.js'
import { offerInvitationPasskey } from '../invitations/read-invitation.js'
import { readSignInMethods } from '../sign-in-methods/read-staff.js'
import { reauthenticateOrUnlock } from '../sessions/reauthenticate.js'
import { verifySession } from '../sessions/verify-session.js'
import { startSignIn } from '../sign-in/start-sign-in.js'
import { verifySignInByPasskey } from '../sign-in/verify-sign-in-by-passkey.js'
import { StaffMember } from '../staff/staff-member.entity.js'
import { startPasskeyRegistration, finishPasskeyRegistration } from './enrol-passkey.js'
import { createPasskeyChallenge } from './verify-passkey.js'
import { removePasskey, renamePasskey } from './manage-passkeys.js'
import { TestAuthenticator } from './test-authenticator.fixture.js'

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
const enrol = async (person: Person, device = new TestAuthenticator()) => {
  const { challengeToken, optionsJson } = await startPasskeyRegistration(asStaff(person, ctx))
  const credentialJson = device.register(optionsJson)
  const { passkeyId } = await finishPasskeyRegistration(
    { challengeToken, credentialJson, name: 'Laptop' },
    asStaff(person, ctx),
  )
  return { device, passkeyId }
}
const signedResponse = async (device: TestAuthenticator, flaws?: Parameters<TestAuthenticator['respond']>[1]) => {
  const { challengeToken, optionsJson } = await createPasskeyChallenge(ctx)
  return { challengeToken, credentialJson: device.respond(optionsJson, flaws) }
}
const signIn = async (device: TestAuthenticator, flaws?: Parameters<TestAuthenticator['respond']>[1]) =>
  verifySignInByPasskey({ ...(await signedResponse(device, flaws)), client: office }, ctx)

test('a passkey signs in alone; adding one is emailed to its owner and audited [S9, ADM-09]', async () => {
  const person = await aPerson(ctx)
  const { device, passkeyId } = await enrol(person)

  const { token, viewer } = await signIn(device)

  expect(viewer.staffId).toBe(person.staffId)
  expect((await verifySession({ token, isBackground: false }, ctx)).identityToken).toBeDefined()
  expect((await readSignInMethods(asStaff(person, ctx))).passkeys).toMatchObject([
    { passkeyId, name: 'Laptop', isBackedUp: true },
  ])
  const notices = await outboxPayloads(postgres.db, SignInMethodsChanged)
  expect(notices.filter(({ personal }) => personal.email === person.email)).toMatchObject([
    { change: 'passkey-added' },
    { change: 'new-device' },
  ])
  const auditActions = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(
    ({ object }) => object.id === person.staffId,
  )
  expect(auditActions.at(-1)).toMatchObject({ action: 'add-passkey', fields: [{ name: 'passkey', to: 'Laptop' }] })
})

test('a passkey sign-in or reauthentication resets the count of wrong passwords [S9]', async () => {
  const person = await aPerson(ctx)
  const { device } = await enrol(person)
  const { email, staffId } = person
  const guess = () => codeOf(startSignIn({ email, password: 'not their password', client: elsewhere }, ctx))
  const failures = async () => (await ctx.db.read((tx) => tx.findOne(StaffMember, { id: staffId })))?.password_failures

  await guess()
  expect(await failures()).toBe(1)
  const { token } = await signIn(device)
  expect(await failures()).toBe(0)

  await guess()
  await reauthenticateOrUnlock({ token, passkey: await signedResponse(device) }, 'one-factor', ctx)
  expect(await failures()).toBe(0)
})

test('a challenge is valid once, in time, and only for its owner [S9]', async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  const { device } = await enrol(person)
  const response = { ...(await signedResponse(device)), client: office }
  const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(verifySignInByPasskey(response, ctx))))
  expect(outcomes.toSorted()).toEqual(['SIGN_IN_REFUSED', 'SIGN_IN_REFUSED', 'taken'])

  const late = { ...(await signedResponse(device)), client: office }
  ctx.clock.advance(5 * 60_000)
  expect(await codeOf(verifySignInByPasskey(late, ctx))).toBe('SIGN_IN_REFUSED')

  const { challengeToken, optionsJson } = await startPasskeyRegistration(asStaff(person, ctx))
  const credentialJson = new TestAuthenticator().register(optionsJson)
  const stolen = finishPasskeyRegistration({ challengeToken, credentialJson, name: 'Mine' }, asStaff(other, ctx))
  expect(await codeOf(stolen)).toBe('PASSKEY_REFUSED')
})

const flaws: readonly (readonly [string, Parameters<TestAuthenticator['respond']>[1]])[] = [
  ['another site', { origin: 'https://seneb.example.evil.test' }],
  ['another relying party', { rpId: 'evil.test' }],
  ['a device that did not ask its owner', { isUnverified: true }],
  ['another challenge', { challenge: Buffer.from('another').toString('base64url') }],
  ['a copy, whose counter goes back', { counter: 1 }],
]
test.each(flaws)('%s is rejected with the common error [S9]', async (_what, flaw) => {
  const { device } = await enrol(await aPerson(ctx))
  await signIn(device, { counter: 7 })

  expect(await codeOf(signIn(device, flaw))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(signIn(device, { counter: 8 }))).toBe('taken')
})

test.each(['', 'null', '[]', '"x"', '{}', '{"id":1}', '{"id":"x"}', '{"id":"x","response":null}', 'x'.repeat(20_000)])(
  'an invalid credential is rejected without an internal error: %.20j [S9]',
  async (credentialJson) => {
    const person = await aPerson(ctx)
    const { challengeToken } = await createPasskeyChallenge(ctx)
    const enrolment = await startPasskeyRegistration(asStaff(person, ctx))

    const input = { challengeToken: enrolment.challengeToken, credentialJson, name: 'x' }
    expect(await codeOf(verifySignInByPasskey({ challengeToken, credentialJson, client: office }, ctx))).toBe(
      'SIGN_IN_REFUSED',
    )
    expect(await codeOf(finishPasskeyRegistration(input, asStaff(person, ctx)))).toBe('PASSKEY_REFUSED')
    ctx.clock.advance(60 * 60_000)
  },
)

test('a passkey of one person cannot be added to another [S9]', async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  const { device } = await enrol(person)

  expect(await codeOf(enrol(other, device))).toBe('PASSKEY_REFUSED')
})

test('an invitation is accepted with a passkey alone, and that last sign-in method cannot be removed [S9, ADM-09]', async () => {
  const { email, token } = await anInvitation(ctx)
  const device = new TestAuthenticator()
  const { challengeToken, optionsJson } = await offerInvitationPasskey({ token }, ctx)
  const passkey = { challengeToken, credentialJson: device.register(optionsJson) }
  const wrong = { challengeToken, credentialJson: device.register(optionsJson, { isUnverified: true }) }
  const accepted = { token, name: 'Sara', client: office }

  expect(await codeOf(acceptInvitation({ ...accepted, passkey: wrong }, ctx))).toBe('PASSKEY_REFUSED')
  const { viewer, recoveryCodes } = await acceptInvitation({ ...accepted, passkey }, ctx)
  expect(recoveryCodes).toHaveLength(10)
  expect(await codeOf(signIn(device))).toBe('taken')

  const person = { ...(await aPerson(ctx)), viewer, email, staffId: viewer.staffId }
  const { passkeys, hasPassword, hasCodeApp } = await readSignInMethods(asStaff(person, ctx))
  expect({ hasPassword, hasCodeApp }).toEqual({ hasPassword: false, hasCodeApp: false })
  const remove = () => codeOf(removePasskey({ passkeyId: passkeys[0]!.passkeyId }, asStaff(person, ctx)))
  expect(await remove()).toBe('LAST_SIGN_IN_METHOD')
  await enrol(person)
  expect(await remove()).toBe('taken')
  expect(await codeOf(signIn(device))).toBe('SIGN_IN_REFUSED')
})

test('removing a passkey of another person reports it as unknown [S9]', async () => {
  const { passkeyId } = await enrol(await aPerson(ctx))

  expect(await removePasskey({ passkeyId }, asStaff(await aPerson(ctx), ctx))).toEqual({ isRemoved: false })
})

test('a passkey unlocks and reauthenticates a session; one of another person does not, and an incomplete proof is reported [S9]', async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  const [{ device }, { device: others }] = [await enrol(person), await enrol(other)]
  ctx.clock.advance(40 * 60_000)
  const again = async (by: TestAuthenticator) =>
    reauthenticateOrUnlock({ token: person.token, passkey: await signedResponse(by) }, 'both-factors', ctx)

  expect(await codeOf(again(others))).toBe('SIGN_IN_REFUSED')
  const { freshUntil: reauthenticationExpiresAt } = await again(device)
  expect(new Date(reauthenticationExpiresAt).getTime()).toBeGreaterThan(ctx.now().getTime())
  expect(await codeOf(reauthenticateOrUnlock({ token: person.token }, 'one-factor', ctx))).toBe('INPUT_INVALID')
  const withoutCode = reauthenticateOrUnlock({ token: other.token, password: 'x' }, 'both-factors', ctx)
  expect(await codeOf(withoutCode)).toBe('INPUT_INVALID')
})

test('only its owner renames a passkey, with one audit entry that has both names [ADM-09]', async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  const { passkeyId } = await enrol(person)
  const actions = async () =>
    (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ action }) => action === 'rename-passkey')

  expect(await renamePasskey({ passkeyId, name: 'Theirs' }, asStaff(other, ctx))).toEqual({ isRenamed: false })
  expect(await actions()).toEqual([])
  expect(await renamePasskey({ passkeyId, name: 'Old phone' }, asStaff(person, ctx))).toEqual({ isRenamed: true })
  expect(await renamePasskey({ passkeyId, name: 'Old phone' }, asStaff(person, ctx))).toEqual({ isRenamed: true })

  expect((await readSignInMethods(asStaff(person, ctx))).passkeys).toMatchObject([{ passkeyId, name: 'Old phone' }])
  expect(await actions()).toMatchObject([
    { object: { id: person.staffId }, fields: [{ name: 'passkey', from: 'Laptop', to: 'Old phone' }] },
  ])
})
