import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

import { messageIdsOf } from './email-headers.rules.js'
import type { EmailAddress, EmailPart, ParsedEmail } from './parsed-email.js'

/** Limits of one mail; the worker thread adds limits of time and memory. */
export const parseLimits = {
  nestingDepth: 30,
  headersBytes: 256 * 1024,
  parts: 500,
  htmlCharacters: 1024 * 1024,
  textCharacters: 1024 * 1024,
  addresses: 200,
  references: 100,
} as const

const headersOfEnvelope = new Set(['delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to', 'x-rcpt-to'])

/**
 * Reads a raw mail. Returned and forwarded mails stay parts, so that their headers never count as those of the mail
 * itself. Rejects when the mail exceeds a limit.
 */
export async function parseEmail(raw: Uint8Array, envelopeTo: readonly string[] = []): Promise<ParsedEmail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: parseLimits.nestingDepth,
    maxHeadersSize: parseLimits.headersBytes,
    forceRfc822Attachments: true,
  })
  if (email.attachments.length > parseLimits.parts) throw new Error('an email has too many parts')
  return toParsedEmail(email, envelopeTo)
}

function toParsedEmail(email: Email, envelopeTo: readonly string[]): ParsedEmail {
  const headers = email.headers.map(({ key, value }) => ({ key, value }))
  const from = mailboxesOf(email.from ? [email.from] : [])[0]
  return {
    headers,
    ...(from ? { from } : {}),
    to: mailboxesOf(email.to),
    cc: mailboxesOf(email.cc),
    subject: email.subject ?? '',
    messageId: messageIdsOf(email.messageId)[0],
    inReplyTo: messageIdsOf(email.inReplyTo),
    references: messageIdsOf(email.references).slice(-parseLimits.references),
    date: email.date,
    envelopeTo: recipientsOf(headers, envelopeTo),
    text: email.text?.slice(0, parseLimits.textCharacters),
    html: email.html?.slice(0, parseLimits.htmlCharacters),
    parts: email.attachments.map(toPart),
  }
}

function mailboxesOf(addresses: readonly Address[] = []): readonly EmailAddress[] {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .slice(0, parseLimits.addresses)
    .map(({ address, name }) => ({ name, address: address.trim().toLowerCase() }))
    .filter(({ address }) => address !== '')
}

function recipientsOf(headers: ParsedEmail['headers'], reported: readonly string[]): readonly string[] {
  const traced = headers.filter(({ key }) => headersOfEnvelope.has(key)).flatMap(({ value }) => value.split(','))
  const plain = [...reported, ...traced].map((one) => one.replaceAll(/[<>\s]/g, '').toLowerCase())
  return [...new Set(plain.filter((one) => one !== ''))].slice(0, parseLimits.addresses)
}

function toPart(attachment: Attachment): EmailPart {
  const { contentId, disposition, filename, method, mimeType, related } = attachment
  return {
    fileName: filename,
    mimeType,
    disposition,
    ...(contentId === undefined ? {} : { contentId: contentId.replaceAll(/[<>]/g, '') }),
    isInHtml: related ?? false,
    ...(method === undefined ? {} : { method }),
    bytes: bytesOf(attachment.content),
  }
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof ArrayBuffer ? new Uint8Array(content) : content
}
