import { expect, test } from '@jest/globals'

import { automaticReplyIntervalMs, canReplyAutomatically, maxAutomaticRepliesPerHour } from './automatic-reply.rules.js'
import { classifyEmail } from './classify.rules.js'
import { parseEmail } from './parse-email.js'

const startAt = Date.parse('2026-11-30T09:00:00Z')
const at = (ms: number) => new Date(startAt + ms)
const message = { kind: 'message', enquiryId: 'a', isKnownSender: true } as const
const never = { lastInThreadAt: undefined, sentInLastHour: 0, now: at(0) }

test('a message of a known sender may be answered by a program once a day', () => {
  expect(canReplyAutomatically(message, never)).toBe(true)
  expect(canReplyAutomatically(message, { ...never, lastInThreadAt: at(1 - automaticReplyIntervalMs) })).toBe(false)
  expect(canReplyAutomatically(message, { ...never, lastInThreadAt: at(-automaticReplyIntervalMs) })).toBe(true)
})

test.each([
  ['a notice', { ...message, kind: 'notice' }],
  ['a report', { ...message, kind: 'report' }],
  ['a calendar reply', { ...message, kind: 'calendar' }],
  ['a copy of our own mail', { ...message, kind: 'own' }],
  ['an unreadable mail', { ...message, kind: 'unknown' }],
  ['a mail without an enquiry', { ...message, enquiryId: undefined }],
  ['an unknown sender', { ...message, isKnownSender: false }],
] as const)('%s is answered by nobody', (_what, answered) => {
  expect(canReplyAutomatically(answered, never)).toBe(false)
})

test('all threads together receive a bounded number an hour', () => {
  expect(canReplyAutomatically(message, { ...never, sentInLastHour: maxAutomaticRepliesPerHour })).toBe(false)
})

/** Answer of a responder that ignores every header of the mail that it answers, and sets none itself. */
const answerOf = (number: number) =>
  Buffer.from(
    `From: Amal <amal@example.com>\r\nTo: care@seneb.example\r\nSubject: Re: We could not accept a file (${number})\r\n` +
      `Message-ID: <${number}@example.com>\r\n\r\nI received your email and will answer soon.\r\n`,
  )

test('10,000 mails exchanged with a responder that ignores headers cause one automatic mail a day and no loop', async () => {
  const sentAt: number[] = []
  const minuteMs = 60_000
  for (let number = 0; number < 10_000; number++) {
    const now = at(number * minuteMs)
    const parsed = await parseEmail(answerOf(number))
    const lastAt = sentAt.at(-1)
    const sent = {
      lastInThreadAt: lastAt === undefined ? undefined : new Date(lastAt),
      sentInLastHour: sentAt.filter((each) => each > now.getTime() - 60 * minuteMs).length,
      now,
    }
    const answered = { kind: classifyEmail(parsed), enquiryId: 'a', isKnownSender: true }
    if (canReplyAutomatically(answered, sent)) sentAt.push(now.getTime())
  }

  const days = (10_000 * minuteMs) / automaticReplyIntervalMs
  expect(sentAt.length).toBe(Math.ceil(days))
  expect(sentAt.every((each, index) => each - (sentAt[index - 1] ?? -Infinity) >= automaticReplyIntervalMs)).toBe(true)
})

test('10,000 mails of responders that mark themselves cause no automatic mail', async () => {
  const marks = ['Auto-Submitted: auto-replied', 'X-Autoreply: yes', 'Precedence: bulk', 'Return-Path: <>']
  let sent = 0
  for (let number = 0; number < 10_000; number++) {
    const parsed = await parseEmail(Buffer.concat([Buffer.from(`${marks[number % 4]}\r\n`), answerOf(number)]))
    if (canReplyAutomatically({ ...message, kind: classifyEmail(parsed) }, never)) sent += 1
  }

  expect(sent).toBe(0)
})
