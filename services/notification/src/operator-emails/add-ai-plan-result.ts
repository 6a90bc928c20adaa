import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { AiPlanResult } from '../emails/trip-plan-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composeWhenComplete } from './compose-operator-email.js'
import { addAiPlanResultSql, type StoredOperatorEmail } from './operator-email.queries.js'
import { sealHalf } from './sealed-halves.js'

/** Adds what became of the plan to the operator e-mail, and queues the care team's mail when the details are there (PIPE-06). */
export async function addAiPlanResult(tripPlanId: string, aiPlan: AiPlanResult, ctx: NotificationCtx): Promise<void> {
  const wasComposed = await ctx.db.write(async (tx) => {
    const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value: aiPlan }, ctx)
    const [operatorEmail] = await tx.query<StoredOperatorEmail>(addAiPlanResultSql, [tripPlanId, sealed])
    if (operatorEmail) await composeWhenComplete(operatorEmail, tx, ctx)
    return operatorEmail?.isComposed === true
  })
  if (wasComposed) ctx.log.warn({ tripPlanId }, 'a plan or its failure came after the care team had its mail')
  ctx.wake(deliveryWorker)
}
