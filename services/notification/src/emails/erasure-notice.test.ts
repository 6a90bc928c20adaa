import { expect, test } from '@jest/globals'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { erasureNotice } from './erasure-notice.email.js'

const notice = (changes: object = {}) =>
  erasureNotice({
    reference: 'SNB-7K3M9Q',
    fullName: 'Amal Haddad',
    erasedAt: new Date('2026-11-24T09:00:00Z'),
    siteUrl: 'https://seneb.example',
    texts,
    ...changes,
  })
const plain = (changes?: object) => notice(changes).text.replaceAll(/\s+/g, ' ')

test('a person whose enquiry was erased reads what is gone, what stays for how long, and where to write [LEGAL-05]', () => {
  for (const phrase of [
    'Hello Amal Haddad,',
    'SNB-7K3M9Q',
    'Erased: Tuesday, November 24, 2026',
    'our notes and answers, drafts and plans',
    'Your address goes with this email',
    'For six years',
    'data protection authority where you live',
    'https://seneb.example/contact-us',
  ])
    expect(plain()).toContain(phrase)
})

test('its subject is neutral, and it contains no health details [LEGAL-05, LEGAL-06]', () => {
  expect(notice().subject).toBe('Your data was erased (SNB-7K3M9Q)')
  expect(plain()).not.toMatch(/treatment type|procedure|Dental|surgery/)
})

test('it greets a person by name only if they typed one [S16]', () => {
  expect(notice({ fullName: 'see evil.example' }).html).not.toContain('evil.example')
})
