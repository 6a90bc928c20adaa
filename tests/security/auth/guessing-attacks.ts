import {
  aPerson,
  enterPassword,
  goodPassword,
  type IdentityTestCtx,
} from '../../../services/identity/src/identity.fixture.js'
import { TokenSigner } from '../../../services/identity/src/sessions/token-signing.js'
import { requestPasswordReset } from '../../../services/identity/src/password-resets/request-password-reset.js'
import { startSignIn } from '../../../services/identity/src/sign-in/start-sign-in.js'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { testKey } from '@seneb/testkit/test-keys'
import { outcomeOf, type AuthAttack } from './auth-attack.js'

let network = 0
/** Client on a network from which no sign-in has been tried yet. */
const anotherLocation = () => ({ text: 'curl', network: `198.18.${++network}.0/24` })
const guess = (email: string, password: string, ctx: IdentityTestCtx, client = anotherLocation()) =>
  startSignIn({ email, password, client }, ctx)

/** Addresses are distinguished by the responses; response times are measured separately (timing.ts). */
async function enumeration(ctx: IdentityTestCtx): Promise<boolean> {
  const { email } = await aPerson(ctx)
  const answersTo = async (address: string) => {
    const rejection = await guess(address, 'not their password', ctx).catch((error: unknown) => JSON.stringify(error))
    return JSON.stringify([rejection, await requestPasswordReset({ email: address, client: anotherLocation() }, ctx)])
  }
  return (await answersTo(email)) !== (await answersTo('nobody-at-all@seneb.example'))
}

/** Thirty networks guess at one account concurrently, each with a separate budget. */
async function thirtySources(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  const tries = Array.from({ length: 30 }, () => outcomeOf(guess(person.email, 'not their password', ctx)))
  await Promise.all(tries)
  // If the attempts were not counted per account, the right password would be accepted now.
  return (await outcomeOf(guess(person.email, goodPassword, ctx))) === 'taken'
}

/** A stranger's wrong guesses lock a person out of their own browser. */
async function shutOut(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  for (let at = 0; at < 60; at++) await outcomeOf(guess(person.email, 'not their password', ctx))
  return (await outcomeOf(enterPassword(person, ctx))) !== 'taken'
}

const maxGrowthMb = 120

/**
 * A thousand simultaneous sign-ins exhaust the machine's memory, or lock people out of their own browser during that
 * time.
 */
async function flood(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  const before = process.memoryUsage.rss()
  const flooded = Array.from({ length: 1000 }, (_, at) => outcomeOf(guess(`flood${at}@seneb.example`, 'guess', ctx)))
  // In the middle of it, from the person's own browser.
  const own = await outcomeOf(enterPassword(person, ctx))
  const outcomes = await Promise.all(flooded)
  const growthMb = (process.memoryUsage.rss() - before) / 1024 / 1024
  const isUnbounded = outcomes.some((outcome) => outcome === 'taken') || !outcomes.includes('RATE_LIMITED')
  return growthMb > maxGrowthMb || isUnbounded || own !== 'taken'
}

/** An identity token signed by a party other than identity, such as a compromised gateway. */
async function forgedToken(ctx: IdentityTestCtx): Promise<boolean> {
  const viewer = { staffId: crypto.randomUUID(), name: 'Eve', title: 'Owner', roles: ['admin' as const] }
  const contents = { viewer, sessionId: crypto.randomUUID(), authenticatedAt: ctx.now() }
  const { token } = await new TokenSigner(testKey('of the gateway')).sign(contents, ctx.now())
  const unsigned = `${btoa('{"alg":"none","typ":"seneb-staff-token"}')}.${token.split('.')[1]}.`
  const { token: late } = await ctx.tokenSigner.sign(contents, new Date(ctx.now().getTime() - 70_000))
  const reader = new IdentityTokenVerifier(ctx.tokenSigner.publicKey)
  const believed = await Promise.all([token, unsigned, late].map((each) => reader.verifyStaff(each, ctx.now())))
  return believed.some((actor) => actor !== undefined)
}

export const guessingAttacks: readonly AuthAttack[] = [
  // First, while the process is still small.
  { name: 'a thousand sign-ins at once', isMeasured: true, succeeds: flood },
  { name: 'addresses told apart by the answer', succeeds: enumeration },
  { name: 'one account guessed at from thirty networks', succeeds: thirtySources },
  { name: 'a person shut out of their own browser', succeeds: shutOut },
  { name: 'a pass that identity did not sign, or long ago', succeeds: forgedToken },
]
