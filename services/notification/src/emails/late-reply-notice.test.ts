import { expect, test } from '@jest/globals'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { lateReplyNotice } from './late-reply-notice.email.js'

const notice = (changes: object = {}) =>
  lateReplyNotice({
    reference: 'SNB-7K3M9Q',
    fullName: 'Amal Haddad',
    timeZone: undefined,
    dueAt: new Date('2026-11-23T12:00:00Z'),
    siteUrl: 'https://seneb.example',
    texts,
    ...changes,
  })
const plain = (changes?: object) => notice(changes).text.replaceAll(/\s+/g, ' ')

test('a person whose reply is late reads since when on their own clock, why, and what happens next [GEN-07, D-50]', () => {
  expect(plain({ timeZone: 'America/New_York' })).toContain(
    'We promised an answer by: Monday, November 23, 2026, 07:00 in New York',
  )
  expect(plain()).toContain('We promised an answer by: Monday, November 23, 2026, 14:00 in Cairo (12:00 UTC)')
  for (const phrase of [
    'We promised to contact you within 24 hours. That time has passed',
    'The delay is ours',
    'your request comes before newer ones',
    'Has one of us reached you already?',
    'SNB-7K3M9Q',
  ])
    expect(plain()).toContain(phrase)
})

test('it makes no second promise and contains no health details [D-50]', () => {
  expect(notice().subject).toBe('We are late with our answer (SNB-7K3M9Q)')
  expect(`${notice().subject} ${plain()}`).not.toMatch(
    /treatment type|procedure|Dental|tomorrow|within (?!24)\d+ hours/,
  )
})

test('it greets a person by name only if they typed one [S16]', () => {
  expect(plain()).toContain('Hello Amal Haddad,')
  expect(notice({ fullName: 'see evil.example' }).html).not.toContain('evil.example')
})

test('html and plain text have the same content', () => {
  const htmlText = notice()
    .html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const phrase of ['The delay is ours', 'giving a new time, because', 'SNB-7K3M9Q']) {
    expect(htmlText).toContain(phrase)
    expect(plain()).toContain(phrase)
  }
})
