import { aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composeOperatorEmail } from './compose-operator-email.js'
import { overdueOperatorEmailsSql, type StoredOperatorEmail } from './operator-email.queries.js'
import { openHalves } from './sealed-halves.js'

const atOnce = 20
const reason = aiPlanFailures[2]

/**
 * Sends the care team the details alone when no word of a plan has come for too long: the promise of an answer within
 * 24 hours must not hang on the planner (PIPE-06, PIPE-18, GEN-07).
 */
export async function enqueueOverdueOperatorEmails(ctx: NotificationCtx): Promise<'again' | void> {
  const told = await ctx.db.write(async (tx) => {
    const overdue = await tx.query<StoredOperatorEmail>(overdueOperatorEmailsSql, [ctx.planTimeoutMinutes, atOnce])
    for (const operatorEmail of overdue) {
      const { submitted } = openHalves(operatorEmail, ctx)
      if (submitted) await composeOperatorEmail({ submitted, aiPlan: { failure: { reason } } }, tx, ctx)
    }
    return overdue
  })
  if (told.length === 0) return
  for (const { tripPlanId } of told)
    ctx.log.error({ tripPlanId }, 'no plan came in time, the care team got the details')
  ctx.wake(deliveryWorker)
  if (told.length === atOnce) return 'again'
}
