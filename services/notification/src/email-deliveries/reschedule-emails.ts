import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { rescheduleEmailsSql } from './email-delivery.entity.js'

/**
 * Ends long waits soon after the mail server is back: a scout finds out, and once one mail was taken the others follow
 * at once instead of up to an hour later (R7).
 */
export async function rescheduleEmails(ctx: NotificationCtx): Promise<void> {
  const hopeful = await ctx.db.run(rescheduleEmailsSql, [ctx.delivery.rescheduleMs])
  if (hopeful.length > 0) ctx.wake(deliveryWorker)
}
