import { aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composedAtOnce, composeLocked } from './compose-operator-emails.js'
import { overdueOperatorEmailsSql, type StoredOperatorEmail } from './operator-email.queries.js'

const noPlan = { aiPlan: { failure: { reason: aiPlanFailures[2] } } } as const

/**
 * Sends the care team the details alone when no word of a plan has come for too long: the promise of an answer within
 * 24 hours must not hang on the planner (PIPE-06, PIPE-18, GEN-07).
 */
export async function enqueueOverdueOperatorEmails(ctx: NotificationCtx): Promise<'again' | void> {
  const told = await ctx.db.write(async (tx) => {
    const params = [composedAtOnce, ctx.planTimeoutMinutes]
    const overdue = await tx.query<StoredOperatorEmail>(overdueOperatorEmailsSql, params)
    return composeLocked({ locked: overdue, instead: noPlan }, tx, ctx)
  })
  for (const tripPlanId of told) ctx.log.error({ tripPlanId }, 'no plan came in time, the care team got the details')
  if (told.length > 0) ctx.wake(deliveryWorker)
  if (told.length === composedAtOnce) return 'again'
}
