import { randomUUID } from 'node:crypto'

import type { SentMail } from './newest-mail.ts'

/** A mail to us with its envelope. */
interface WrittenMail {
  readonly from: string
  readonly to: string
  readonly raw: string
}

/** Returns the reply of a patient, with the mail quoted below. */
export function replyOf(mail: SentMail, text: string): WrittenMail {
  const quoted = mail.text.split('\n').map((line) => `> ${line}`)
  return {
    from: mail.to,
    to: mail.replyTo,
    raw: plainMail(mail, { subject: `Re: ${mail.subject}`, text: [text, '', 'On Monday, Seneb wrote:', ...quoted] }),
  }
}

/** Returns an absence notice (RFC 3834). */
export function absenceOf(mail: SentMail): WrittenMail {
  const text = ['I am away and read my mail on Monday.']
  const headers = ['Auto-Submitted: auto-replied']
  return { from: '', to: mail.returnPath, raw: plainMail(mail, { subject: 'Out of office', text, headers }) }
}

/** Returns the report that a mail could not be delivered (RFC 3464). */
export function bounceOf(mail: SentMail): WrittenMail {
  const boundary = `report-${randomUUID()}`
  const part = (type: string, lines: readonly string[]) => [`--${boundary}`, `Content-Type: ${type}`, '', ...lines, '']
  const lines = [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mail.example.net>',
    `To: ${mail.returnPath}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    ...commonHeaders(),
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    ...part('text/plain; charset=utf-8', [`Your mail to ${mail.to} could not be delivered.`]),
    ...part('message/delivery-status', [
      'Reporting-MTA: dns; mail.example.net',
      '',
      `Final-Recipient: rfc822; ${mail.to}`,
      'Action: failed',
      'Status: 5.1.1',
    ]),
    ...part('text/rfc822-headers', [`Message-ID: ${mail.messageId}`]),
    `--${boundary}--`,
    '',
  ]
  return { from: '', to: mail.returnPath, raw: lines.join('\r\n') }
}

interface PlainMail {
  readonly subject: string
  readonly text: readonly string[]
  readonly headers?: readonly string[]
}

function plainMail(mail: SentMail, { headers = [], subject, text }: PlainMail): string {
  const lines = [
    `From: <${mail.to}>`,
    `To: <${mail.replyTo}>`,
    `Subject: ${subject.replaceAll(/[\r\n]+/g, ' ')}`,
    `In-Reply-To: ${mail.messageId}`,
    `References: ${mail.messageId}`,
    ...headers,
    ...commonHeaders(),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text,
    '',
  ]
  return lines.join('\r\n')
}

function commonHeaders(): string[] {
  return [`Message-ID: <${randomUUID()}@mail.example.net>`, `Date: ${new Date().toUTCString()}`, 'MIME-Version: 1.0']
}
