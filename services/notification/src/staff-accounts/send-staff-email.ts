import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import type { Email } from '../emails/render-email.js'
import type { NotificationCtx } from '../notification-ctx.js'

interface StaffEmail {
  readonly kind: EmailToSend['kind']
  /** The invitation, the reset or the notice. */
  readonly id: string
  readonly to: { readonly email: string; readonly name: string }
  readonly email: Email
}

/** Queues a mail about somebody's account, once for what it is about. */
export async function sendStaffEmail({ email, id, kind, to }: StaffEmail, ctx: NotificationCtx): Promise<void> {
  const mail = { kind, email, cause: { kind: 'staff-account', id }, outcomeWhenFailed: outcomes.failed } as const
  const recipient = { address: to.email, name: greetingName(to.name) }
  await ctx.db.write((tx) => enqueueEmail({ ...mail, to: recipient }, tx, ctx))
  ctx.wake(deliveryWorker)
}
