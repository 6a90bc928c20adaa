import {
  anInvitation,
  aPerson,
  asStaff,
  enterPassword,
  goodPassword,
  identityTestCtx,
  nextCode,
  office,
  type IdentityTestCtx,
} from '../../../services/identity/src/identity.fixture.js'
import { acceptInvitation } from '../../../services/identity/src/invitations/accept-invitation.js'
import { readInvitation } from '../../../services/identity/src/invitations/read-invitation.js'
import {
  startPasskeyRegistration,
  finishPasskeyRegistration,
} from '../../../services/identity/src/passkeys/enrol-passkey.js'
import { createPasskeyChallenge } from '../../../services/identity/src/passkeys/verify-passkey.js'
import { TestAuthenticator } from '../../../services/identity/src/passkeys/test-authenticator.fixture.js'
import { requestPasswordReset } from '../../../services/identity/src/password-resets/request-password-reset.js'
import { resetPassword } from '../../../services/identity/src/password-resets/reset-password.js'
import { codeAt } from '../../../services/identity/src/second-factors/totp.js'
import { startSignIn } from '../../../services/identity/src/sign-in/start-sign-in.js'
import { verifySignInByPasskey } from '../../../services/identity/src/sign-in/verify-sign-in-by-passkey.js'
import { verifySignIn } from '../../../services/identity/src/sign-in/verify-sign-in.js'
import { PasswordResetRequested } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { anyOf, outcomeOf, acceptedOf, type AuthAttack } from './auth-attack.js'

type Person = Awaited<ReturnType<typeof aPerson>>

const enter = async (person: Person, code: string, ctx: IdentityTestCtx) => {
  const { challengeToken } = await enterPassword(person, ctx)
  return verifySignIn({ challengeToken, code, deviceToken: person.deviceToken, client: office }, ctx)
}

/** A code that was seen is used again, at another replica and at the same time. */
async function codeTwice(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  const replica = { ...identityTestCtx({ db: ctx.db }), now: () => ctx.now(), clock: ctx.clock }
  const code = nextCode(person.totpSecret, ctx)
  const atOnce = await acceptedOf([enter(person, code, ctx), enter(person, code, replica)])
  return atOnce !== 1 || (await outcomeOf(enter(person, code, replica))) === 'taken'
}

/** A code of a minute ago, or of in a minute. */
async function codesOutOfTime(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  ctx.clock.advance(10 * 60_000)
  const at = (ms: number) => codeAt(person.totpSecret, new Date(ctx.now().getTime() + ms))
  return (await acceptedOf([enter(person, at(-60_000), ctx), enter(person, at(60_000), ctx)])) > 0
}

/** A recovery code is used twice, at the same time and later. */
async function recoveryCodeTwice(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  const [code = ''] = person.recoveryCodes
  const atOnce = await acceptedOf([enter(person, code, ctx), enter(person, code, ctx)])
  return atOnce !== 1 || (await outcomeOf(enter(person, code, ctx))) === 'taken'
}

async function withPasskey(ctx: IdentityTestCtx): Promise<TestAuthenticator> {
  const [person, device] = [await aPerson(ctx), new TestAuthenticator()]
  const { challengeToken, optionsJson } = await startPasskeyRegistration(asStaff(person, ctx))
  const credentialJson = device.register(optionsJson)
  await finishPasskeyRegistration({ challengeToken, credentialJson, name: 'Laptop' }, asStaff(person, ctx))
  return device
}

type Flaws = Parameters<TestAuthenticator['respond']>[1]

async function answerOf(device: TestAuthenticator, ctx: IdentityTestCtx, flaws?: Flaws) {
  const { challengeToken, optionsJson } = await createPasskeyChallenge(ctx)
  return { challengeToken, credentialJson: device.respond(optionsJson, flaws), client: office }
}

/** Sends a signed passkey response again. */
async function challengeTwice(ctx: IdentityTestCtx): Promise<boolean> {
  const assertion = await answerOf(await withPasskey(ctx), ctx)
  const atOnce = await acceptedOf([1, 2, 3].map(() => verifySignInByPasskey(assertion, ctx)))
  return atOnce !== 1 || (await outcomeOf(verifySignInByPasskey(assertion, ctx))) === 'taken'
}

/** A phishing page has people sign its own challenge. */
async function otherOrigin(ctx: IdentityTestCtx): Promise<boolean> {
  const device = await withPasskey(ctx)
  const flaws: readonly Flaws[] = [{ origin: 'https://seneb.example.evil.test' }, { rpId: 'evil.test' }]
  const attempts = flaws.map(async (flaw) => verifySignInByPasskey(await answerOf(device, ctx, flaw), ctx))
  return (await acceptedOf(attempts)) > 0
}

/** A copied device with an outdated counter, and a device without user verification. */
async function copiedDevice(ctx: IdentityTestCtx): Promise<boolean> {
  const device = await withPasskey(ctx)
  await verifySignInByPasskey(await answerOf(device, ctx, { counter: 9 }), ctx)
  const flaws: readonly Flaws[] = [{ counter: 9 }, { counter: 3 }, { counter: 11, isUnverified: true }]
  const attempts = flaws.map(async (flaw) => verifySignInByPasskey(await answerOf(device, ctx, flaw), ctx))
  return (await acceptedOf(attempts)) > 0
}

/** A link of an invitation is used twice, at the same time and later. */
async function invitationTwice(ctx: IdentityTestCtx): Promise<boolean> {
  const { token } = await anInvitation(ctx)
  const { challengeToken, totpSecret } = await readInvitation({ token }, ctx)
  const accept = () => {
    const code = codeAt(totpSecret, ctx.now())
    return acceptInvitation({ token, name: 'Eve', password: goodPassword, challengeToken, code, client: office }, ctx)
  }
  const atOnce = await acceptedOf([accept(), accept(), accept()])
  return atOnce !== 1 || (await outcomeOf(accept())) === 'taken'
}

/** An attacker who read an invitation before its owner knows the secret of the owner's code app. */
async function secretOfOlderReading(ctx: IdentityTestCtx): Promise<boolean> {
  const { email, token } = await anInvitation(ctx)
  const { totpSecret: seen } = await readInvitation({ token }, ctx)
  const { challengeToken, totpSecret } = await readInvitation({ token }, ctx)
  const code = codeAt(totpSecret, ctx.now())
  await acceptInvitation({ token, name: 'Mona', password: goodPassword, challengeToken, code, client: office }, ctx)
  const started = await startSignIn({ email, password: goodPassword, client: office }, ctx)
  const input = { challengeToken: started.challengeToken, code: nextCode(seen, ctx), client: office }
  return (await outcomeOf(verifySignIn(input, ctx))) === 'taken'
}

/** An attacker who reads a person's mail sets a password without the second factor. */
async function resetWithoutFactor(ctx: IdentityTestCtx): Promise<boolean> {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]
  await requestPasswordReset({ email: person.email, client: office }, ctx)
  const { personal } = (await outboxPayloads(ctx.db, PasswordResetRequested)).at(-1) ?? {}
  const reset = (code?: string) =>
    resetPassword({ token: personal?.token ?? '', password: goodPassword, code, client: office }, ctx)
  const codes = [undefined, '', '000000', codeAt(other.totpSecret, ctx.now()), other.recoveryCodes[0]]
  return (await acceptedOf(codes.map(reset))) > 0
}

export const factorAttacks: readonly AuthAttack[] = [
  { name: 'a code of the app used twice, across replicas', succeeds: codeTwice },
  { name: 'codes two periods early and late', succeeds: codesOutOfTime },
  { name: 'a recovery code used twice', succeeds: recoveryCodeTwice },
  {
    name: 'a passkey whose answer is sent again, asked by another origin, or given by a copy',
    succeeds: anyOf(challengeTwice, otherOrigin, copiedDevice),
  },
  { name: 'an invitation used twice', succeeds: invitationTwice },
  { name: 'the code app of an invitation that was read before', succeeds: secretOfOlderReading },
  { name: 'a password reset without the second factor', succeeds: resetWithoutFactor },
]
