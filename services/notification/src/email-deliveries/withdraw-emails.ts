import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import {
  type EmailKind,
  forgetWithdrawnSql,
  withdrawEmailsSql,
  withdrawUnprocessedEmailSql,
} from './email-delivery.entity.js'
import type { EmailToSend } from './enqueue-email.js'

/** Mails about a request that must no longer be sent. */
export interface EmailsToWithdraw {
  readonly cause: EmailToSend['cause']
  readonly kinds: readonly EmailKind[]
  /** Which of several of a kind; all of them without it. */
  readonly occasion?: string
}

/**
 * Ensures that these mails are not sent and that none of their text is stored (LEGAL-05). Waiting mails end. Mails not
 * yet queued never will be, because a cause has one mail of each kind.
 */
export async function withdrawEmails(
  { cause, kinds, occasion }: EmailsToWithdraw,
  tx: WriteTx,
  ctx: NotificationCtx,
): Promise<void> {
  await tx.query(withdrawEmailsSql, [cause.id, kinds, occasion ?? null])
  for (const kind of kinds) {
    const id = ctx.newId()
    const messageId = `<${id}@${ctx.emailIdentity.messageIdDomain}>`
    await tx.query(withdrawUnprocessedEmailSql, [id, kind, cause.id, cause.kind, messageId, occasion ?? 'once'])
  }
}

/** Ensures that waiting mails of these kinds are not sent; later ones of the same cause may be. */
export async function withdrawWaitingEmails({ cause, kinds, occasion }: EmailsToWithdraw, tx: WriteTx): Promise<void> {
  await tx.query(withdrawEmailsSql, [cause.id, kinds, occasion ?? null])
}

/** Lets mails of these kinds be queued again after their withdrawal was undone. */
export async function allowWithdrawnEmails(
  { cause, kinds }: Pick<EmailsToWithdraw, 'cause' | 'kinds'>,
  tx: WriteTx,
): Promise<void> {
  await tx.query(forgetWithdrawnSql, [cause.id, kinds])
}
