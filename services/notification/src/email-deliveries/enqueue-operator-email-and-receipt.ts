import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { outcomes } from './delivery.rules.js'
import type { EmailKind } from './email-delivery.entity.js'
import { enqueueEmail, type EmailToSend } from './enqueue-email.js'

interface RequestEmails {
  /** What was sent to us. */
  readonly cause: EmailToSend['cause']
  readonly sender: { readonly email: string; readonly fullName: string }
  /** The sender's address was written to as often as it may be within an hour (S20). */
  readonly withholdMail?: boolean
  readonly receipt: { readonly kind: EmailKind; readonly email: Email }
  readonly operatorEmail: { readonly kind: EmailKind; readonly email: Email }
}

/**
 * Queues the team's e-mail of what a person sent and the person's receipt, both or none (AMB-26, CONT-14, CONT-15). The
 * team is told also when no mail may go to the person's address.
 */
export async function enqueueOperatorEmailAndReceipt(mails: RequestEmails, ctx: NotificationCtx): Promise<void> {
  const { cause, sender, receipt, operatorEmail, withholdMail = false } = mails
  const to = { address: sender.email, name: greetingName(sender.fullName) }
  const outcomeWhenFailed = outcomes.failed

  await ctx.db.write(async (tx) => {
    if (!withholdMail) await enqueueEmail({ ...receipt, cause, to, outcomeWhenFailed }, tx, ctx)
    await enqueueEmail({ ...operatorEmail, cause, to: ctx.emailIdentity.operator, outcomeWhenFailed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
