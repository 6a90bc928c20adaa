/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'

import {
  clearReferral,
  readReferral,
  referralEvent,
  restoreReferral,
  storeReferral,
  visitedAtOf,
} from './referral-session.js'

const root = document.documentElement
const items = () => Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]))
const ambassador = { id: 'guide-7', type: 'tour-guide', visitedAt: 1_795_246_768_218 } as const

beforeEach(() => {
  clearReferral()
  sessionStorage.clear()
  localStorage.clear()
})

test('a referral is exactly three items of the tab: id, type and time in milliseconds [REF-03, REF-08]', () => {
  storeReferral(ambassador)
  expect(items()).toEqual({
    'referral.id': 'guide-7',
    'referral.type': 'tour-guide',
    'referral.timestamp': '1795246768218',
  })
  expect([readReferral(), localStorage.length, document.cookie]).toEqual([ambassador, 0, ''])
})

test('the end of a run that counted nothing is after the time, before earlier ids [REF-03, REF-15, D-89]', () => {
  storeReferral(ambassador)
  const referral = { id: 'guide-8', type: 'general', visitedAt: 0, endedAt: 1_795_246_768_300 } as const
  storeReferral(referral)
  expect(items()['referral.timestamp']).toBe('0/1795246768300 guide-7=1795246768218')
  expect([readReferral(), visitedAtOf('guide-7')]).toEqual([referral, ambassador.visitedAt])
})

test('clearing removes all three and notifies the components that show the referral [REF-12]', () => {
  storeReferral(ambassador)
  const listener = jest.fn()
  addEventListener(referralEvent, listener)
  clearReferral()
  removeEventListener(referralEvent, listener)
  expect([items(), readReferral(), root.dataset['referral']]).toEqual([{}, undefined, undefined])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the stored referral is loaded again on the next page and names the current wording [REF-11, REF-23, REF-24]', () => {
  storeReferral(ambassador)
  delete root.dataset['referral']
  restoreReferral()
  expect(root.dataset['referral']).toBe('tour-guide')
})

test.each([
  ['an id alone', { 'referral.id': 'x1' }],
  ['a type nobody knows', { 'referral.id': 'x1', 'referral.type': 'friend', 'referral.timestamp': '1' }],
  ['earlier times that are none', { 'referral.id': 'x1', 'referral.type': 'general', 'referral.timestamp': '1 x=y' }],
  ['a time that is none', { 'referral.id': 'x1', 'referral.type': 'general', 'referral.timestamp': 'soon' }],
])('%s is no referral, and is cleared away [REF-11]', (_what, stored) => {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  expect(readReferral()).toBeUndefined()
  expect(items()).toEqual({})
})

test("the banner's button clears the referral without React [REF-12, REF-23]", () => {
  document.body.innerHTML = '<button data-early="referral-dismiss"><span>x</span></button>'
  storeReferral(ambassador)
  restoreReferral()
  document.querySelector('span')?.click()
  expect(items()).toEqual({})
})
