import { randomUUID } from 'node:crypto'

import type { ReceivedMail } from '@seneb/testkit/mailbox'

/** File that a mail program attaches. */
export interface AttachedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Choices of the person who writes a mail. */
export interface WrittenMail {
  readonly text: string
  /** Address of the sender; the one that received the mail unless given. */
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly files?: readonly AttachedFile[]
  /** Whether the mail names the one that it replies to; true unless given. */
  readonly isThreaded?: boolean
  readonly headers?: readonly string[]
}

/** Returns a reply to a mail of ours, as a mail program writes it: own text above, the quoted mail below. */
export function replyTo({ envelope, mail }: ReceivedMail, written: WrittenMail): string {
  const { files = [], from = envelope.to[0] ?? '', headers = [], isThreaded = true, text } = written
  const quoted = (mail.text ?? '').split('\n').map((line) => `> ${line}`)
  const body = [text, '', `On Mon, 30 Nov 2026 at 10:00, Seneb wrote:`, ...quoted].join('\r\n')
  const thread = isThreaded ? [`In-Reply-To: ${mail.messageId}`, `References: ${mail.messageId}`] : []
  return mime({
    headers: [
      `From: "A Person" <${from}>`,
      `To: <${written.to ?? replyAddressOf(mail)}>`,
      `Subject: ${written.subject ?? `Re: ${mail.subject}`}`,
      ...thread,
      ...headers,
    ],
    text: body,
    files,
  })
}

/** Returns a mail that belongs to no earlier one. */
export function newMail({ files = [], from, headers = [], subject = 'A question', text, to }: NewMail): string {
  return mime({
    headers: [`From: "A Stranger" <${from}>`, `To: <${to}>`, `Subject: ${subject}`, ...headers],
    text,
    files,
  })
}

type NewMail = Pick<WrittenMail, 'files' | 'headers' | 'subject' | 'text'> & {
  readonly from: string
  readonly to: string
}

/** Returns the absence notice of a mail program about a mail of ours (RFC 3834). */
export function absenceNotice(received: ReceivedMail, text: string): string {
  return replyTo(received, { text, subject: 'Out of office', headers: ['Auto-Submitted: auto-replied'] })
}

/** Returns the delivery report of a mail server that accepted a mail and could not deliver it (RFC 3464). */
export function bounceOf({ envelope, raw }: ReceivedMail, status = '5.1.1'): string {
  const boundary = `report-${randomUUID()}`
  const [headersOfOriginal = ''] = raw.split(/\r?\n\r?\n/)
  const part = (type: string, text: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`
  const action = status.startsWith('4') ? 'delayed' : 'failed'
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    `To: <${envelope.from}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    ...commonHeaders(),
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    part('text/plain; charset=utf-8', `Your mail to ${envelope.to[0]} could not be delivered.`) +
      part(
        'message/delivery-status',
        [
          'Reporting-MTA: dns; mx.example.net',
          '',
          `Final-Recipient: rfc822; ${envelope.to[0]}`,
          `Action: ${action}`,
          `Status: ${status}`,
          'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
        ].join('\r\n'),
      ) +
      part('text/rfc822-headers', headersOfOriginal) +
      `--${boundary}--\r\n`,
  ].join('\r\n')
}

/** Returns the address that a mail program writes to when a person presses "Reply". */
export function replyAddressOf(mail: ReceivedMail['mail']): string {
  return mail.replyTo?.[0]?.address ?? mail.from?.address ?? ''
}

/** The smallest PNG: one pixel. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Mime {
  readonly headers: readonly string[]
  readonly text: string
  readonly files: readonly AttachedFile[]
}

function commonHeaders(): string[] {
  return [`Message-ID: <${randomUUID()}@mail.example.net>`, `Date: ${new Date().toUTCString()}`, 'MIME-Version: 1.0']
}

function mime({ files, headers, text }: Mime): string {
  const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text, '']
  if (files.length === 0) return [...headers, ...commonHeaders(), ...plain].join('\r\n')
  const boundary = `mixed-${randomUUID()}`
  const attached = files.flatMap(({ bytes, name, type }) => [
    `--${boundary}`,
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ])
  return [
    ...headers,
    ...commonHeaders(),
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...plain,
    ...attached,
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
