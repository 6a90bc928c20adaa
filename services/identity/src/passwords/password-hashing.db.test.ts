import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import type { TestDb } from '@seneb/testkit/test-db'

import { identityDb, identityTestCtx, type IdentityTestCtx } from '../identity.fixture.js'
import { beginSignIn } from '../sign-in/begin-sign-in.js'
import { SignInCounter } from '../throttle/sign-in-counter.entity.js'
import { hashesAtOnce, PasswordHashing } from './password-hashing.js'

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
const refusedOf = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'RATE_LIMITED').length

test('hashes leave one core to everything else, and are four at most [S9]', () => {
  expect([1, 2, 3, 4, 8, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 3, 4, 4])
})

test('a flood of passwords is refused beyond four at work and forty waiting [S9]', async () => {
  const passwords = new PasswordHashing(4)

  expect(refusedOf(await flood(120, (at) => passwords.isRight(`flood ${at}`, undefined)))).toBe(120 - 44)
  expect(await passwords.isRight('after the flood', undefined)).toBe(false)
})

test('who has no place in the queue is refused before anything of theirs is looked up or counted [S9]', async () => {
  const crowded = { ...ctx, passwords: new PasswordHashing(1) }
  const guess = (at: number) =>
    beginSignIn(
      { email: `flood${at}@seneb.example`, password: 'x', client: { text: 'curl', network: `192.0.2.${at}/32` } },
      crowded,
    )

  const outcomes = await flood(100, guess)

  expect(refusedOf(outcomes)).toBe(100 - 41)
  const counters = await ctx.db.read((tx) => tx.find(SignInCounter))
  // One of the account and one of the network, of those alone who had a place.
  expect(counters).toHaveLength(41 * 2)
  expect(await codeOf(guess(1000))).toBe('SIGN_IN_REFUSED')
})
