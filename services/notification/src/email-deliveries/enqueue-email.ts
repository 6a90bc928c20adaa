import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { DeferredEmail } from '../emails/deferred-emails.js'
import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { outcomes } from './delivery.rules.js'
import { type CauseKind, type EmailKind, enqueueEmailSql } from './email-delivery.entity.js'
import type { Mailbox } from './mailer.js'
import { columnTypes } from './queue-emails.js'
import { recipientDigest, sealFacts, sealText } from './sealed-text.js'

export interface EmailToSend {
  readonly kind: EmailKind
  /** Subject of the mail. */
  readonly cause: { readonly kind: CauseKind; readonly id: string }
  /**
   * ID of the event or reply that triggers the mail, or the threshold of a promise. Set when a cause may have several
   * mails of one kind.
   */
  readonly occasion?: string
  readonly to: Mailbox
  /**
   * Content of the mail; for very frequent mails, only the facts it is rendered from, so that the text need not be
   * stored.
   */
  readonly email: Email | DeferredEmail
  /** The sentence to record when the quick attempts fail. */
  readonly outcomeWhenFailed: string
  /** True for text that a staff member wrote for this person. */
  readonly isWrittenByPerson?: boolean
  /** True of a mail with which a program answers a received mail. */
  readonly isAutomaticReply?: boolean
  /** Message-ID of the received mail that this one answers. */
  readonly inReplyTo?: string
  /** URL for one-click unsubscribing, for mails people subscribed to. */
  readonly unsubscribeUrl?: string
  /** Trace that caused the mail, if it differs from the caller's. */
  readonly traceparent?: string | null
}

/**
 * Queues a mail, sealed until it is sent, in the transaction of the change that causes it. A cause gets one mail of each
 * kind for each occasion, however often this is called (D-50, PIPE-13). Wake the worker after the commit.
 */
export async function enqueueEmail(mail: EmailToSend, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  await tx.query(enqueueEmailSql, emailColumns([mail], ctx))
}

/** Mails as the parameters of a statement that queues them: one list for each column. */
export function emailColumns(mails: readonly EmailToSend[], ctx: NotificationCtx): unknown[][] {
  const rows = mails.map((mail) => emailRow(mail, ctx))
  return columnTypes.map((_type, at) => rows.map((row) => row[at]))
}

/** The values of one mail, in the order of the columns. */
function emailRow(mail: EmailToSend, ctx: NotificationCtx): readonly unknown[] {
  const { kind, cause, occasion = 'once', to, email, outcomeWhenFailed, traceparent } = mail
  const { inReplyTo, isAutomaticReply, isWrittenByPerson, unsubscribeUrl } = mail
  const id = ctx.newId()
  const addressed = { to, inReplyTo, isAutomaticReply, isWrittenByPerson, unsubscribeUrl }
  const [sealed, template] =
    'template' in email
      ? [sealFacts({ ...addressed, facts: email.facts }, id, ctx.atRest), email.template]
      : [sealText({ ...addressed, ...email }, id, ctx.atRest), null]
  return [
    id,
    kind,
    cause.id,
    cause.kind,
    occasion,
    sealed,
    template,
    recipientDigest(to, ctx.atRest),
    `<${id}@${ctx.emailIdentity.messageIdDomain}>`,
    outcomeWhenFailed,
    traceparent ?? currentTraceparent() ?? null,
  ]
}

interface RequestEmails {
  /** Request that was sent to us. */
  readonly cause: EmailToSend['cause']
  readonly sender: { readonly email: string; readonly fullName: string }
  /** The sender's address was written to as often as it may be within an hour (S20). */
  readonly withholdMail?: boolean
  /** Writes that belong to the same transaction. */
  readonly before?: (tx: WriteTx) => Promise<void>
  readonly receipt: { readonly kind: EmailKind; readonly email: Email }
  readonly operatorEmail: { readonly kind: EmailKind; readonly email: Email }
}

/**
 * Queues the team's e-mail about a request and the sender's receipt in one transaction (AMB-26, CONT-14, CONT-15). The
 * team gets its e-mail even when no mail may go to the sender's address.
 */
export async function enqueueOperatorEmailAndReceipt(mails: RequestEmails, ctx: NotificationCtx): Promise<void> {
  const { before, cause, sender, receipt, operatorEmail, withholdMail = false } = mails
  const to = { address: sender.email, name: greetingName(sender.fullName) }
  const outcomeWhenFailed = outcomes.failed

  await ctx.db.write(async (tx) => {
    await before?.(tx)
    if (!withholdMail) await enqueueEmail({ ...receipt, cause, to, outcomeWhenFailed }, tx, ctx)
    await enqueueEmail({ ...operatorEmail, cause, to: ctx.emailIdentity.operator, outcomeWhenFailed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
