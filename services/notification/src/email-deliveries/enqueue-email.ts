import { currentTraceparent } from '@seneb/platform/telemetry'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import type { CauseKind, EmailKind } from './email-delivery.entity.js'
import { enqueueEmailSql } from './email-delivery.queries.js'
import type { Mailbox } from './mailer.js'
import { recipientDigest, sealWords } from './sealed-words.js'

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
  readonly email: Email
  /** The sentence to record when the quick attempts fail. */
  readonly outcomeWhenFailed: string
  /** True of words that one of our staff wrote for this person. */
  readonly isWrittenByPerson?: boolean
  /** Where one click unsubscribes, for mails people subscribed to. */
  readonly unsubscribeUrl?: string
}

/**
 * Queues a mail, sealed until it is sent, in the transaction of the change that causes it. A cause gets one mail of each
 * kind for each occasion, however often this is called (D-50, PIPE-13). Wake the worker after the commit.
 */
export async function enqueueEmail(mail: EmailToSend, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { kind, cause, occasion = 'once', to, email, outcomeWhenFailed, ...others } = mail
  const id = ctx.newId()
  const messageId = `<${id}@${ctx.emailIdentity.messageIdDomain}>`
  const { isWrittenByPerson, unsubscribeUrl } = others
  const words = { to, ...email, isWrittenByPerson, unsubscribeUrl }
  await tx.query(enqueueEmailSql, [
    id,
    kind,
    cause.id,
    cause.kind,
    occasion,
    sealWords(words, id, ctx.atRest),
    recipientDigest(to, ctx.atRest),
    messageId,
    outcomeWhenFailed,
    currentTraceparent() ?? null,
  ])
}
