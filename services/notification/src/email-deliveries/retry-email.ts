import type { Input, Output } from '@seneb/contracts/define'
import type { RetryEmail } from '@seneb/contracts/messages/notification/email.messages'
import { AppError } from '@seneb/platform/app-error'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { type EmailKind, rescheduleEmailsSql } from './email-delivery.entity.js'
import { retryEmailSql } from './list-emails.js'
import { notifyReply } from './publish-outcome.js'

interface Retried {
  readonly kind: EmailKind
  readonly causeId: string
  readonly occasion: string
  readonly state: string
  readonly attempts: number
  readonly stateBefore: string
  readonly attemptsBefore: number
}

/** Sends a mail now that waits for its next attempt or was given up (D-51). */
export async function retryEmail(
  { emailId }: Input<typeof RetryEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof RetryEmail>> {
  await ctx.db.write((tx) => retryInTx(emailId, tx, ctx))
  ctx.wake(deliveryWorker)
  return { emailId }
}

/**
 * Makes a mail due immediately and audits this as an action of the calling staff member. For a reply, publishes that it
 * is queued again.
 */
export async function retryInTx(emailId: string, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const [email] = await tx.query<Retried>(retryEmailSql, [emailId])
  if (!email) throw new AppError('EMAIL_NOT_WAITING')
  const { attempts, attemptsBefore, kind, state, stateBefore } = email
  await notifyReply(email, { state: 'queued', at: ctx.now(), staffId: requireStaff(ctx).id }, tx)
  await ctx.audit(tx, {
    action: 'retry-email',
    object: { resource: emailAudit, id: emailId },
    before: { kind, state: stateBefore, attempts: attemptsBefore },
    after: { kind, state, attempts },
  })
}

/** Audit format of a mail, without its recipient. */
const emailAudit = defineAuditedResource('email', { kind: 'plain', state: 'plain', attempts: 'plain' })

/**
 * Ends long waits soon after the mail server is back: one mail is tried first, and once it is accepted the others
 * follow right away instead of up to an hour later (R7).
 */
export async function rescheduleEmails(ctx: NotificationCtx): Promise<void> {
  const hopeful = await ctx.db.run(rescheduleEmailsSql, [ctx.delivery.rescheduleMs])
  if (hopeful.length > 0) ctx.wake(deliveryWorker)
}
