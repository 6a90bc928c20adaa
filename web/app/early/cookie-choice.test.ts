/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  cookiePurposes,
  everythingAccepted,
  necessaryOnly,
  type CookieChoice,
} from '@seneb/contracts/vocabulary/cookie-purposes'

import { readCookieChoice, type StoredCookieChoice } from './stored-cookie-choice.js'
import { bannerDelayMs, runCookieChoice } from './cookie-choice.js'

const root = document.documentElement
const stored = () => readCookieChoice(document.cookie, new Date())

/** Opens a page; requests and choices of earlier pages remain. */
function page(receipts: readonly (string | undefined)[] = ['01a1fd0c-191f-7305']) {
  const sent: StoredCookieChoice[] = []
  const applied: [string, CookieChoice][] = []
  delete root.dataset['consent']
  document.body.innerHTML = `<main id="content" tabindex="-1"></main><div class="consent-banner">
    <button data-early="consent-all">all</button><button data-early="consent-necessary">none</button></div>
    <button data-early="referral-dismiss">other</button><dialog id="cookie-settings">
    ${cookiePurposes.map((name) => `<input type="checkbox" name="${name}">`).join('')}
    <button data-early="consent-save">save</button></dialog>`
  // The dialogs of jsdom do not close.
  Object.assign(HTMLDialogElement.prototype, { close: () => undefined })
  runCookieChoice({
    send: (consent) => {
      sent.push(consent)
      return Promise.resolve(receipts[sent.length - 1])
    },
    apply: (choice, cause) => applied.push([cause, choice]),
  })
  return { sent, applied }
}
const press = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click()
const toggle = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  let keys = 0
  Object.assign(globalThis.crypto, { randomUUID: () => `7b0e6a52-8f0c-4c36-9a7e-00000000000${keys++}` })
  document.cookie = 'seneb_consent=; Max-Age=0; Path=/'
})
afterEach(() => {
  jest.useRealTimers()
})

test('the banner appears after a second, within 1 to 1.5, and nothing is stored, sent or applied before [CONS-01, D-02]', () => {
  const { sent, applied } = page()
  jest.advanceTimersByTime(bannerDelayMs - 1)
  expect(root.dataset['consent']).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(root.dataset['consent']).toBe('ask')
  expect(bannerDelayMs).toBeGreaterThanOrEqual(1000)
  expect(bannerDelayMs).toBeLessThanOrEqual(1500)
  expect([document.cookie, sent, applied, sessionStorage.length, localStorage.length]).toEqual(['', [], [], 0, 0])
})

test.each([
  ['all', 'consent-all', everythingAccepted],
  ['none', 'consent-necessary', necessaryOnly],
] as const)(
  "'%s' stores its four answers, hides the banner and takes effect [CONS-05, CONS-06, CONS-08]",
  async (button, cause, choice) => {
    const { sent, applied } = page()
    jest.advanceTimersByTime(bannerDelayMs)
    press(button)
    expect([root.dataset['consent'], stored()?.choice]).toEqual(['chosen', choice])
    expect(applied).toEqual([[cause, choice]])
    await settled()
    expect(sent.map(({ choice: sentChoice }) => sentChoice)).toEqual([choice])
    expect(stored()?.receiptId).toBe('01a1fd0c-191f-7305')
  },
)

test('saved preferences are the current switches; unsaved ones are discarded [CONS-03, CONS-07]', () => {
  const { applied } = page()
  toggle('analytics')?.click()
  toggle('functionality')?.click()
  press('save')
  const choice = { ...necessaryOnly, analytics: true, functionality: true }
  expect([stored()?.choice, applied]).toEqual([choice, [['consent-save', choice]]])

  toggle('advertising')?.click()
  document.querySelector('dialog')?.dispatchEvent(new Event('close'))
  expect(toggle('advertising')?.checked).toBe(false)
  expect(toggle('analytics')?.checked).toBe(true)
})

test('a stored choice is applied again on load, shown in the switches, not requested and not sent twice [CONS-08]', async () => {
  page()
  press('all')
  await settled()
  const { applied, sent } = page()
  jest.advanceTimersByTime(bannerDelayMs * 2)
  expect(root.dataset['consent']).toBe('chosen')
  expect(applied).toEqual([['stored', everythingAccepted]])
  expect(cookiePurposes.every((name) => toggle(name)?.checked)).toBe(true)
  expect(sent).toEqual([])
})

test('a choice without a receipt is valid all the same, and is sent again under the same key [CONS-09, D-03]', async () => {
  const first = page([undefined])
  press('none')
  await settled()
  expect(stored()?.receiptId).toBeUndefined()
  const second = page()
  await settled()
  expect(second.sent.map(({ key }) => key)).toEqual(first.sent.map(({ key }) => key))
  expect(stored()?.receiptId).toBe('01a1fd0c-191f-7305')
})

test('a receipt that arrives after another choice is not shown as its receipt', async () => {
  page(['receipt-of-the-first', undefined])
  press('all')
  press('none')
  await settled()
  expect([stored()?.choice, stored()?.receiptId]).toEqual([necessaryOnly, undefined])
})

test('focus moves on to the content when the focused banner closes [D-06]', () => {
  page()
  document.querySelector('button')?.focus()
  press('all')
  expect(document.activeElement?.id).toBe('content')
})

test('other early buttons are no choice', () => {
  const { applied } = page()
  press('other')
  expect([stored(), applied]).toEqual([undefined, []])
})
