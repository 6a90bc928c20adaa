import type { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { sealHalf } from '../email-deliveries/sealed-halves.js'
import type { AiPlanResult } from '../emails/trip-plan-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composingWorker } from './compose-operator-emails.js'
import { addAiPlanResultSql, type AddedHalf } from './operator-email.entity.js'

/** Adds what became of the plan to the operator e-mail; with the details it is complete (PIPE-06). */
async function addAiPlanResult(tripPlanId: string, aiPlan: AiPlanResult, ctx: NotificationCtx): Promise<void> {
  const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value: aiPlan }, ctx)
  const params = [tripPlanId, sealed, currentTraceparent() ?? null]
  const [added] = await ctx.db.run<AddedHalf>(addAiPlanResultSql, params)
  if (added?.isComposed) ctx.log.warn({ tripPlanId }, 'a plan or its failure came after the care team had its mail')
  if (added?.isComplete) ctx.wake(composingWorker)
}

/**
 * Adds the failure of the plan to the care team's mail, so that the team works from the details (PIPE-06, PIPE-09,
 * PIPE-15).
 */
export async function onAiPlanFailed(event: ReceivedEvent<typeof AiPlanFailed>, ctx: NotificationCtx): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { failure: { reason: event.data.reason } }, ctx)
}

/** Adds the drafted plan to the care team's mail (PIPE-06). */
export async function onAiPlanGenerated(
  event: ReceivedEvent<typeof AiPlanGenerated>,
  ctx: NotificationCtx,
): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { plan: event.data }, ctx)
}
