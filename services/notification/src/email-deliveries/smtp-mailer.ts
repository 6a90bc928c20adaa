import { emailAddress } from '@seneb/contracts/forms/fields'
import { withAbortTimeout } from '@seneb/platform/with-timeout'
import { createTransport } from 'nodemailer'

import { MailFailure, readMailFailure } from './delivery-failure.rules.js'
import type { Mailbox, Mailer, OutgoingMail } from './mailer.js'

export interface SmtpMailerOptions {
  /** `smtps://…`, or `smtp://…?requireTLS=true`: nothing is sent before the server has proved who it is. */
  readonly url: string
  /** CA certificate of the server, PEM; by default the public CAs are trusted. */
  readonly ca?: string
  readonly sender: Mailbox
  readonly connections: number
  /** Maximum duration of one attempt, even with a server that responds byte by byte. */
  readonly deadlineMs: number
}

/** Timeouts of the phases of one attempt, in milliseconds; nodemailer's own are minutes (R7). */
const smtpTimeouts = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
  dnsTimeout: 5000,
} as const
const idleConnectionMs = 5000

const strictAddress = emailAddress('one plain address')

/** Sends mail by SMTP. Nothing in a mail can read a file, fetch a URL, or name a second recipient (S16). */
export function smtpMailer({ url, ca, sender, connections, deadlineMs }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    ...(ca ? { tls: { ca } } : {}),
    pool: true,
    maxConnections: connections,
    // Our own attempts are counted and recorded; a silent repetition inside the pool would be neither.
    maxRequeues: 0,
    idleTimeout: idleConnectionMs,
    ...smtpTimeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    maxRecipients: 1,
  })
  const from = plainMailbox(sender)
  const sentIds = new Set<string | undefined>()
  // The connection reads a mail only once the server asks for its content, so its end is the end of the sending.
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content) => content.once('end', () => sentIds.add(data.messageId)))
    done()
  })
  return {
    async send(mail: OutgoingMail) {
      const { messageId } = mail
      try {
        const { subject, html, text, unsubscribeUrl } = mail
        const to = plainMailbox(mail.to)
        const headers = { ...autoSubmitted(mail), ...oneClick(unsubscribeUrl) }
        // Content that is no string would be read from a file or fetched, which no mail may cause.
        if (typeof html !== 'string' || typeof text !== 'string') throw new MailFailure('unexpected', 'EWORDS')
        const envelope = { from: envelopeSender(mail, from), to: [to.address] }
        const thread = threadHeaders(mail, from)
        const message = { from, to, envelope, messageId, subject, headers, html, text, ...thread }
        await withAbortTimeout(deadlineMs, (signal) => transport.sendMail({ ...message, signal }))
      } catch (error) {
        throw readMailFailure(error, sentIds.has(messageId))
      } finally {
        sentIds.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** Marks a mail that no person wrote, so that vacation responders do not reply to it (RFC 3834). */
function autoSubmitted({ isAutomaticReply, isWrittenByPerson }: OutgoingMail): Record<string, string> {
  if (isAutomaticReply) return { 'Auto-Submitted': 'auto-replied' }
  return isWrittenByPerson ? {} : { 'Auto-Submitted': 'auto-generated' }
}

/** Returns the address that receives bounces; the null sender receives none, so that no loop begins (RFC 3834). */
function envelopeSender({ bounceAddress, isAutomaticReply }: OutgoingMail, from: { readonly address: string }): string {
  if (isAutomaticReply) return ''
  return bounceAddress === undefined ? from.address : plainMailbox({ address: bounceAddress }).address
}

/**
 * Returns the headers by which a reply finds its enquiry. Some servers replace the Message-ID; the copy in `References`
 * stays.
 */
function threadHeaders({ inReplyTo, messageId, replyAddress }: OutgoingMail, { name }: { readonly name: string }) {
  const answered = inReplyTo !== undefined && messageIdPattern.test(inReplyTo) ? inReplyTo : undefined
  return {
    ...(replyAddress === undefined ? {} : { replyTo: plainMailbox({ name, address: replyAddress }) }),
    ...(answered === undefined ? {} : { inReplyTo: answered }),
    references: answered === undefined ? [messageId] : [answered, messageId],
  }
}

/** Excludes Message-IDs of received mails that could begin another header. */
const messageIdPattern = /^<[^<>\s]{1,250}>$/

/** Lets mail programs unsubscribe by one POST, without a page in between (RFC 8058). */
function oneClick(url: string | undefined): Record<string, string> {
  return url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The mailbox as nodemailer may see it: an object with one strict address; anything else is a permanent failure. */
function plainMailbox({ name, address }: Mailbox): { name: string; address: string } {
  if (!strictAddress.isValidSync(address, { strict: true })) throw new MailFailure('refused', 'EADDRESS', false, true)
  return { name: name ?? '', address }
}
