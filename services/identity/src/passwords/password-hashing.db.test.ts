import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import type { TestDb } from '@seneb/testkit/test-db'

import { aPerson, enterPassword, identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { startSignIn } from '../sign-in/start-sign-in.js'
import { SignInCounter } from '../throttle/count-attempt.js'
import { maxConcurrentHashes, PasswordHashing } from './password-hashing.js'

let postgres: TestDb
let ctx: IdentityTestCtx

beforeAll(async () => {
  postgres = await identityDb()
  ctx = identityTestCtx(postgres)
})
afterAll(() => postgres.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const flood = <T>(size: number, each: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: size }, (_, at) => codeOf(each(at))))
const rejectedOf = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'RATE_LIMITED').length

test('password hashing leaves one core free and runs at most four times concurrently [S9]', () => {
  expect([1, 2, 3, 4, 8, 64].map(maxConcurrentHashes)).toEqual([1, 1, 2, 3, 4, 4])
})

test('password checks are rejected beyond four in progress and forty waiting [S9]', async () => {
  const passwords = new PasswordHashing(4)

  expect(rejectedOf(await flood(120, (at) => passwords.isMatch(`flood ${at}`, undefined)))).toBe(120 - 44)
  expect(await passwords.isMatch('after the flood', undefined)).toBe(false)
})

test('known browsers sign in during a flood of unknown ones, with priority [S9]', async () => {
  const crowded = { ...ctx, passwords: new PasswordHashing(1) }
  const person = await aPerson(crowded)
  const order: string[] = []
  const guess = async (at: number) => {
    const client = { text: 'curl', network: `198.18.${at}.0/24` }
    await codeOf(startSignIn({ email: `crowd${at}@seneb.example`, password: 'x', client }, crowded))
    order.push('stranger')
  }

  const strangers = Promise.all(Array.from({ length: 100 }, (_, at) => guess(at)))
  await new Promise(setImmediate)
  const own = await codeOf(enterPassword(person, crowded))
  order.push('person')
  await strangers

  expect(own).toBe('done')
  // Fifty-nine had no slot; of the others nearly all wait behind the person.
  expect(order.indexOf('person')).toBeLessThan(59 + 20)
})

test('a throttled attempt is rejected without hashing, after the same time [S9]', async () => {
  const counting = { ...ctx, passwords: new CountedHashing(1) }
  const guess = (at: number) => {
    const client = { text: 'curl', network: `203.0.113.${at}/32` }
    return codeOf(startSignIn({ email: 'guessed@seneb.example', password: 'x', client }, counting))
  }
  for (let at = 0; at < 5; at++) await guess(at)
  expect(counting.passwords.verified).toBe(5)

  const startedAt = performance.now()
  expect(await Promise.all([guess(6), guess(7), guess(8)])).toEqual(Array(3).fill('SIGN_IN_REFUSED'))
  expect(counting.passwords.verified).toBe(5)
  expect(performance.now() - startedAt).toBeGreaterThan(5)
})

class CountedHashing extends PasswordHashing {
  verified = 0
  override isMatch(...args: Parameters<PasswordHashing['isMatch']>): Promise<boolean> {
    this.verified++
    return super.isMatch(...args)
  }
}

test('a password is equal in every Unicode composition [S9]', async () => {
  const [composed, apart] = ['Café am Nil, fünf Reiher', 'Café am Nil, fünf Reiher'].map((text, at) =>
    text.normalize(at === 0 ? 'NFC' : 'NFD'),
  )
  const passwords = new PasswordHashing(1)

  expect(composed).not.toBe(apart)
  expect(await passwords.isMatch(apart!, await passwords.hash(composed!))).toBe(true)
  expect(await passwords.isMatch(composed!, await passwords.hash(apart!))).toBe(true)
  expect(await passwords.isMatch('Cafe am Nil, funf Reiher', await passwords.hash(composed!))).toBe(false)
})

test('without a queue slot an attempt is rejected before any lookup or count [S9]', async () => {
  const crowded = { ...ctx, passwords: new PasswordHashing(1) }
  const guess = (at: number) =>
    startSignIn(
      { email: `flood${at}@seneb.example`, password: 'x', client: { text: 'curl', network: `192.0.2.${at}/32` } },
      crowded,
    )

  const before = (await ctx.db.read((tx) => tx.find(SignInCounter))).length
  const outcomes = await flood(100, guess)

  expect(rejectedOf(outcomes)).toBe(100 - 41)
  const ofFlood = (await ctx.db.read((tx) => tx.find(SignInCounter))).length - before
  // One count for the account and one for the network, only for those who had a slot.
  expect(ofFlood).toBe(41 * 2)
  expect(await codeOf(guess(1000))).toBe('SIGN_IN_REFUSED')
})
