import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { PlanOutcome } from '../emails/trip-plan-to-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composeWhenComplete } from './compose-operator-mail.js'
import { addOutcomeSql, type StandingBrief } from './operator-brief.queries.js'
import { sealHalf } from './sealed-halves.js'

/** Adds what became of the plan to the brief, and queues the care team's mail when the details are there (PIPE-06). */
export async function addPlanOutcome(tripPlanId: string, outcome: PlanOutcome, ctx: NotificationCtx): Promise<void> {
  const wasComposed = await ctx.db.write(async (tx) => {
    const sealed = sealHalf({ tripPlanId, name: 'outcome', value: outcome }, ctx)
    const [brief] = await tx.query<StandingBrief>(addOutcomeSql, [tripPlanId, sealed])
    if (brief) await composeWhenComplete(brief, tx, ctx)
    return brief?.isComposed === true
  })
  if (wasComposed) ctx.log.warn({ tripPlanId }, 'a plan outcome came after the care team had its mail')
  ctx.wake(deliveryWorker)
}
