import { createHmac, randomUUID } from 'node:crypto'

import { inboundMailSecret, readLocation } from './config.js'
import type { TestMail } from './site-control.js'

interface WrittenEmail {
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Mail of ours that it answers. */
  readonly inReplyTo?: TestMail
  readonly headers?: readonly string[]
}

/** Hands an email to the gateway as a mail provider does; resolves once it is stored. */
export async function postEmail({ from, headers = [], inReplyTo, subject, text }: WrittenEmail): Promise<void> {
  const id = inReplyTo?.headers['message-id']
  const raw = [
    `From: A Person <${from}>`,
    'To: care@seneb.example',
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@mail.example.net>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    ...(id ? [`In-Reply-To: ${id}`, `References: ${id}`] : []),
    ...headers,
    '',
    text,
    '',
  ].join('\r\n')
  const timestamp = String(Math.floor(Date.now() / 1000))
  const response = await fetch(`${readLocation().gatewayUrl}/inbound-mail/generic`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-seneb-timestamp': timestamp,
      'x-seneb-signature': createHmac('sha256', inboundMailSecret).update(`${timestamp}.${raw}`).digest('hex'),
    },
    body: raw,
  })
  if (!response.ok) throw new Error(`the gateway refused an email with ${response.status}`)
}
