import { currentTraceparent } from '@seneb/platform/telemetry'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { DeferredEmail } from '../emails/deferred-emails.js'
import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import type { CauseKind, EmailKind } from './email-delivery.entity.js'
import { enqueueEmailSql } from './email-delivery.queries.js'
import { columnTypes } from './queue-emails.js'
import type { Mailbox } from './mailer.js'
import { recipientDigest, sealFacts, sealWords } from './sealed-words.js'

export interface EmailToSend {
  readonly kind: EmailKind
  /** What it is about. */
  readonly cause: { readonly kind: CauseKind; readonly id: string }
  /**
   * The id of the event or answer that asks for it, or the mark of a promise, where a cause may have several mails of
   * one kind.
   */
  readonly occasion?: string
  readonly to: Mailbox
  /** What it says; or of what that is made, where there are so many such mails that their words are better not stored. */
  readonly email: Email | DeferredEmail
  /** The sentence to record when the quick attempts fail. */
  readonly outcomeWhenFailed: string
  /** True of words that one of our staff wrote for this person. */
  readonly isWrittenByPerson?: boolean
  /** Where one click unsubscribes, for mails people subscribed to. */
  readonly unsubscribeUrl?: string
  /** The trace that caused it, where that is not the one of whoever queues it. */
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
  const { isWrittenByPerson, unsubscribeUrl } = mail
  const id = ctx.newId()
  const addressed = { to, isWrittenByPerson, unsubscribeUrl }
  const [sealed, template] =
    'template' in email
      ? [sealFacts({ ...addressed, facts: email.facts }, id, ctx.atRest), email.template]
      : [sealWords({ ...addressed, ...email }, id, ctx.atRest), null]
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
