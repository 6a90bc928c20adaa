import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  aPerson,
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
import { codeAt } from '../second-factors/totp.js'
import { SecurityEvent } from '../security-events/security-event.entity.js'
import { startSignIn } from './start-sign-in.js'
import { verifySignIn } from './verify-sign-in.js'
import { SignInCounter } from '../throttle/count-attempt.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const guess = (email: string, changes: Partial<Parameters<typeof startSignIn>[0]> = {}) =>
  startSignIn({ email, password: 'a wrong password here', client: elsewhere, ...changes }, ctx)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const prove = async (person: Person, code: string, challengeToken?: string) =>
  verifySignIn(
    { challengeToken: challengeToken ?? (await enterPassword(person, ctx)).challengeToken, code, client: office },
    ctx,
  )

test('password and code open a session, and neither alone does [ADM-09, S9]', async () => {
  const person = await aPerson(ctx, ['care-lead'])

  const opened = await signedIn(person, ctx)

  expect(opened.viewer).toEqual({ staffId: person.staffId, name: 'Mona', title: 'Care lead', roles: ['care-lead'] })
  expect(opened.token).not.toBe(person.token)
  expect(opened.deviceToken).toBe(person.deviceToken)
  expect(opened.recoveryCodesLeft).toBe(10)
  expect(await codeOf(prove(person, '000000'))).toBe('SIGN_IN_REFUSED')
})

test('the response does not reveal whether an account exists: same code, message and shape [S9, G11]', async () => {
  const { email } = await aPerson(ctx)
  const failure = async (address: string) => {
    const error: unknown = await guess(address).catch((thrown: unknown) => thrown)
    return error instanceof AppError ? { code: error.code, message: error.message, fields: error.fields } : error
  }

  const expected = await failure(email)

  expect(expected).toEqual({ code: 'SIGN_IN_REFUSED', message: expect.any(String), fields: [] })
  expect(await failure('nobody@seneb.example')).toEqual(expected)
  expect(await failure('not an address at all')).toEqual(expected)
})

test('an unknown account takes the same time: within 10 ms [S9, G11]', async () => {
  // Processor time of all threads, including hashing, because elapsed time depends on other load of the machine.
  const timed = async (email: string) => {
    const before = process.cpuUsage()
    await guess(email, { client: { ...elsewhere, network: email } }).catch(() => undefined)
    const { system, user } = process.cpuUsage(before)
    return (system + user) / 1000
  }
  const people: Person[] = []
  for (let at = 0; at < 12; at++) people.push(await aPerson(ctx))
  const pairs: { known: number; unknown: number }[] = []
  for (const [at, { email }] of people.entries()) {
    pairs.push({ known: await timed(email), unknown: await timed(`nobody${at}@seneb.example`) })
  }
  // The shortest time, because page faults and other work of this process only add to it.
  const shortest = (of: 'known' | 'unknown') => Math.min(...pairs.map((pair) => pair[of]))

  expect(Math.abs(shortest('known') - shortest('unknown'))).toBeLessThan(10)
  expect(shortest('unknown')).toBeGreaterThan(5)
})

test('a code is valid for one sign-in, and invalidates earlier codes [S9]', async () => {
  const person = await aPerson(ctx)
  const code = nextCode(person.totpSecret, ctx)
  const before = codeAt(person.totpSecret, new Date(ctx.now().getTime() - 30_000))

  const both = await Promise.all([codeOf(prove(person, code)), codeOf(prove(person, code))])

  expect(both.toSorted()).toEqual(['SIGN_IN_REFUSED', 'taken'])
  expect(await codeOf(prove(person, code))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(prove(person, before))).toBe('SIGN_IN_REFUSED')
})

test('codes and pasted addresses are accepted in every usual notation [S9]', async () => {
  const spellings: readonly ((code: string) => string)[] = [
    (code) => `${code.slice(0, 3)} ${code.slice(3)}`,
    (code) => `\u200f${code}\u00a0`,
    (code) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit))),
    (code) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit))),
  ]
  for (const spelt of spellings) {
    const person = await aPerson(ctx)
    expect(await codeOf(prove(person, spelt(nextCode(person.totpSecret, ctx))))).toBe('taken')
  }
  const person = await aPerson(ctx)
  const email = ` \u202a${person.email.toUpperCase().replace('@', '＠')}\u200f`
  expect(await codeOf(startSignIn({ email, password: goodPassword, client: elsewhere }, ctx))).toBe('taken')
})

test('codes of two periods ago or to come are refused [S9]', async () => {
  const person = await aPerson(ctx)
  ctx.clock.advance(300_000)
  const codeIn = (ms: number) => codeAt(person.totpSecret, new Date(ctx.now().getTime() + ms))

  expect(await codeOf(prove(person, codeIn(-60_000)))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(prove(person, codeIn(60_000)))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(prove(person, codeIn(30_000)))).toBe('taken')
})

test('a sign-in challenge is valid once for five minutes, and an invented one never [S9]', async () => {
  const person = await aPerson(ctx)
  const { challengeToken } = await enterPassword(person, ctx)

  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx), challengeToken))).toBe('taken')
  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx), challengeToken))).toBe('SIGN_IN_REFUSED')
  const late = (await enterPassword(person, ctx)).challengeToken
  ctx.clock.advance(5 * 60_000)
  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx), late))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx), 'invented'))).toBe('SIGN_IN_REFUSED')
})

test('a recovery code works once, also with concurrent use and in every notation [S9]', async () => {
  const person = await aPerson(ctx)
  const [code = '', typed = ''] = person.recoveryCodes
  const steps = await Promise.all([enterPassword(person, ctx), enterPassword(person, ctx), enterPassword(person, ctx)])

  const outcomes = await Promise.all(steps.map(({ challengeToken }) => codeOf(prove(person, code, challengeToken))))

  expect(outcomes.toSorted()).toEqual(['SIGN_IN_REFUSED', 'SIGN_IN_REFUSED', 'taken'])
  const opened = await prove(person, typed.toLowerCase().replaceAll('-', ' '))
  expect(opened.recoveryCodesLeft).toBe(8)
})

test('a recovery code of one person is none of another [S9]', async () => {
  const [person, other] = [await aPerson(ctx), await aPerson(ctx)]

  expect(await codeOf(prove(person, other.recoveryCodes[0]!))).toBe('SIGN_IN_REFUSED')
})

test('repeated guesses from an unknown browser are delayed more and more, but not the browser of the person [S9]', async () => {
  const person = await aPerson(ctx)
  await Promise.all(Array.from({ length: 40 }, () => codeOf(guess(person.email))))

  expect(await codeOf(enterPassword(person, ctx, 'invented'))).toBe('SIGN_IN_REFUSED')
  expect(await codeOf(enterPassword(person, ctx))).toBe('taken')
  ctx.clock.advance(15 * 60_000)
  expect(await codeOf(enterPassword(person, ctx, undefined))).toBe('taken')
})

test('one network has at most thirty guesses an hour over all accounts [S9, S20]', async () => {
  const client = { text: 'curl', network: '192.0.2.0/24' }
  const person = await aPerson(ctx)
  for (let at = 0; at < 30; at++) await codeOf(guess(`guess${at}@seneb.example`, { client }))
  const right = { email: person.email, password: goodPassword, client }

  expect(await codeOf(startSignIn(right, ctx))).toBe('SIGN_IN_REFUSED')
  ctx.clock.advance(60 * 60_000)
  expect(await codeOf(startSignIn(right, ctx))).toBe('taken')
})

test('after five wrong codes in a quarter of an hour the right one is rejected too [S9]', async () => {
  const person = await aPerson(ctx)
  ctx.clock.advance(15 * 60_000)
  const { challengeToken } = await enterPassword(person, ctx)
  for (let at = 0; at < 5; at++) await codeOf(prove(person, '123456', challengeToken))

  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx), challengeToken))).toBe('SIGN_IN_REFUSED')
  ctx.clock.advance(15 * 60_000)
  expect(await codeOf(prove(person, nextCode(person.totpSecret, ctx)))).toBe('taken')
})

test('stored attempts do not identify persons or networks; rejections publish an event [S13, S14]', async () => {
  const { email, staffId } = await aPerson(ctx)
  await codeOf(guess(email))

  const counters = await postgres.db.read((tx) => tx.find(SignInCounter))
  const events = await postgres.db.read((tx) => tx.find(SecurityEvent, { where: { staff_id: staffId } }))

  expect(counters.length).toBeGreaterThan(0)
  expect(JSON.stringify(counters)).not.toContain('@')
  expect(events.map(({ kind }) => kind)).toContain('password-refused')
  expect(JSON.stringify(events)).not.toMatch(/198\.51|@seneb/)
})
