import { randomUUID } from 'node:crypto'

/** An email as a test writes it. */
export interface WrittenEmail {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly text?: string
  readonly messageId?: string
  /** Further headers, as whole lines. */
  readonly headers?: readonly string[]
  readonly files?: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[]
}

/** Returns the raw text of an email. */
export function writtenEmail({
  files = [],
  from = 'Amal Haddad <patient@example.com>',
  headers = [],
  messageId = `<${randomUUID()}@mail.example.net>`,
  subject = 'Re: Your request',
  text = 'I can come in March.',
  to = 'care@seneb.example',
}: WrittenEmail = {}): Buffer {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${new Date('2026-11-30T09:00:00Z').toUTCString()}`,
    'MIME-Version: 1.0',
    ...headers,
  ]
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text, '']
  if (files.length === 0) return Buffer.from([...head, ...plain].join('\r\n'))
  const attached = files.flatMap(({ bytes, name, type }) => [
    '--mixed',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64'),
  ])
  const parts = ['Content-Type: multipart/mixed; boundary=mixed', '', '--mixed', ...plain, ...attached, '--mixed--', '']
  return Buffer.from([...head, ...parts].join('\r\n'))
}

/** Returns the report of a mail server about a mail of ours (RFC 3464). */
export function writtenReport(about: {
  readonly to: string
  readonly recipient: string
  readonly messageId?: string
  readonly action?: 'failed' | 'delayed'
  readonly status?: string
}): Buffer {
  const { action = 'failed', messageId, recipient, status = '5.1.1', to } = about
  return Buffer.from(
    [
      'Return-Path: <>',
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      `Message-ID: <${randomUUID()}@mx.example.net>`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=report',
      '',
      '--report',
      'Content-Type: text/plain',
      '',
      'Your mail could not be delivered.',
      '--report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.net',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      '',
      ...(messageId === undefined
        ? []
        : ['--report', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${messageId}`, '']),
      '--report--',
      '',
    ].join('\r\n'),
  )
}
