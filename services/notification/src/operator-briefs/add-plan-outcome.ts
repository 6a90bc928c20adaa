import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import type { PlanOutcome } from '../emails/trip-plan-to-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composeOperatorMail } from './compose-operator-mail.js'
import { addOutcomeSql, type StandingBrief } from './operator-brief.queries.js'

/** Adds what became of the plan to the brief, and queues the care team's mail when the details are there (PIPE-06). */
export async function addPlanOutcome(tripPlanId: string, outcome: PlanOutcome, ctx: NotificationCtx): Promise<void> {
  const wasComposed = await ctx.db.write(async (tx) => {
    const [brief] = await tx.query<StandingBrief>(addOutcomeSql, [tripPlanId, JSON.stringify(outcome)])
    if (brief?.submitted && brief.outcome) {
      await composeOperatorMail({ submitted: brief.submitted, outcome: brief.outcome }, tx, ctx)
    }
    return brief?.isComposed === true
  })
  if (wasComposed) ctx.log.warn({ tripPlanId }, 'a plan outcome came after the care team had its mail')
  ctx.wake(deliveryWorker)
}
