import { expect, test } from '@jest/globals'
import { cookiePolicyVersion, everythingAccepted, necessaryOnly } from '@seneb/contracts/vocabulary/cookie-purposes'

import { cookieOf, readCookieChoice, type StoredCookieChoice } from './stored-cookie-choice.js'

const now = new Date('2026-11-21T09:00:00Z')
const refusal: StoredCookieChoice = {
  choice: necessaryOnly,
  policyVersion: cookiePolicyVersion,
  chosenAt: now,
  key: '7b0e6a52-8f0c-4c36-9a7e-1f0f4a1c2d3e',
  receiptId: undefined,
}
const written = (choice: StoredCookieChoice, at = now) => cookieOf(choice, at, true).split('; ')
const stored = (choice: StoredCookieChoice) => `theme=x; ${written(choice)[0] ?? ''}; other=y`

test('the cookie is first-party and holds choice, policy version and the name of its receipt [CONS-04, CONS-09, D-03]', () => {
  const analytics = { ...refusal, choice: { ...necessaryOnly, analytics: true }, receiptId: '01a1fd0c-191f-7305' }
  expect(written(analytics)).toEqual([
    `__Host-seneb_consent=${cookiePolicyVersion}.1000.1795251600.r01a1fd0c-191f-7305`,
    'Path=/',
    `Max-Age=${181 * 24 * 60 * 60}`,
    'SameSite=Lax',
    'Secure',
  ])
  expect(readCookieChoice(stored(analytics), now, true)).toEqual({ ...analytics, key: '' })
})

test('a choice without a receipt yet retains the key it is sent under', () => {
  expect(readCookieChoice(stored(refusal), now, true)).toEqual(refusal)
})

test('a refusal is stored as long as an acceptance, and both are requested again after six months [CONS-08, D-03, O-5]', () => {
  for (const choice of [necessaryOnly, everythingAccepted]) {
    const cookies = stored({ ...refusal, choice })
    expect(readCookieChoice(cookies, new Date('2027-05-21T08:59:59Z'), true)?.choice).toEqual(choice)
    expect(readCookieChoice(cookies, new Date('2027-05-21T09:00:00Z'), true)).toBeUndefined()
  }
  expect(written(refusal)[2]).toBe(written({ ...refusal, choice: everythingAccepted })[2])
})

test('six months after the last of August is the last of February', () => {
  const cookies = stored({ ...refusal, chosenAt: new Date('2026-08-31T00:00:00Z') })
  expect(readCookieChoice(cookies, new Date('2027-02-27T23:59:59Z'), true)).toBeDefined()
  expect(readCookieChoice(cookies, new Date('2027-02-28T00:00:00Z'), true)).toBeUndefined()
})

test('over https only the __Host- cookie is written and read, over plain http only the other [CONS-09]', () => {
  const [plain = '', host = ''] = [false, true].map((secure) => cookieOf(refusal, now, secure).split('; ')[0])
  expect([plain.split('=')[0], host.split('=')[0]]).toEqual(['seneb_consent', '__Host-seneb_consent'])
  expect(cookieOf(refusal, now, false)).not.toContain('Secure')
  expect(cookieOf(refusal, now, true)).toMatch(/; Path=\/;.*; Secure$/)

  expect(readCookieChoice(host, now, true)).toEqual(refusal)
  expect(readCookieChoice(plain, now, false)).toEqual(refusal)
  expect(readCookieChoice(plain, now, true)).toBeUndefined()
  expect(readCookieChoice(host, now, false)).toBeUndefined()
})

test.each([
  ['none', ''],
  ['another policy', '__Host-seneb_consent=2025-01-01.1111.1795251600.r01a1fd0c-191f'],
  ['too few answers', `__Host-seneb_consent=${cookiePolicyVersion}.111.1795251600.r01a1fd0c-191f`],
  ['something else altogether', '__Host-seneb_consent=true'],
  ['the name of another cookie', `x__Host-seneb_consent=${cookiePolicyVersion}.1111.1795251600.r01a1fd0c-191f`],
])('%s is no choice: the visitor is asked [CONS-01]', (_what, cookies) => {
  expect(readCookieChoice(cookies, now, true)).toBeUndefined()
})
