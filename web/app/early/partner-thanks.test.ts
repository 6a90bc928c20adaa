/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import {
  clearReferrerHost,
  storeReferrerHost,
  referrerHost,
  referrerHostKey,
  showPartnerThanks,
} from './partner-thanks.js'

const root = document.documentElement
const arriveFrom = (address: string) =>
  Object.defineProperty(document, 'referrer', { value: address, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  delete root.dataset['partner']
  document.body.innerHTML = '<aside data-partner-thanks="clinic-guide.example .patients-abroad.example"></aside>'
})

test('of another site only its host is known; our own pages and none are no referrer [REF-51, D-14]', () => {
  expect(referrerHost('https://clinic-guide.example/patients?name=amal', 'seneb.example')).toBe('clinic-guide.example')
  expect(referrerHost('https://seneb.example/x', 'seneb.example')).toBeUndefined()
  expect(referrerHost('', 'seneb.example')).toBeUndefined()
})

test.each([
  ['https://clinic-guide.example/', true],
  ['https://de.patients-abroad.example/hip', true],
  ['https://patients-abroad.example/', false],
  ['https://not-clinic-guide.example/', false],
  ['https://www.clinic-guide.example/', false],
])('who comes from %s is thanked: %s [REF-52, D-69]', (referrer, thanked) => {
  arriveFrom(referrer)
  showPartnerThanks()
  expect(root.dataset['partner'] !== undefined).toBe(thanked)
  expect(sessionStorage).toHaveLength(0)
})

test('the host is stored for the following pages, and removed again [REF-51, D-14]', () => {
  arriveFrom('https://clinic-guide.example/patients?name=amal')
  storeReferrerHost()
  expect(sessionStorage.getItem(referrerHostKey)).toBe('clinic-guide.example')
  arriveFrom('')
  showPartnerThanks()
  expect(root.dataset['partner']).toBe('')
  clearReferrerHost()
  expect(sessionStorage).toHaveLength(0)
})
