import { currentTraceparent } from '@seneb/platform/telemetry'

import type { AiPlanResult } from '../emails/trip-plan-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composingWorker } from './compose-operator-emails.js'
import { addAiPlanResultSql, type AddedHalf } from './operator-email.queries.js'
import { sealHalf } from '../email-deliveries/sealed-halves.js'

/** Adds what became of the plan to the operator e-mail; with the details it is complete (PIPE-06). */
export async function addAiPlanResult(tripPlanId: string, aiPlan: AiPlanResult, ctx: NotificationCtx): Promise<void> {
  const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value: aiPlan }, ctx)
  const params = [tripPlanId, sealed, currentTraceparent() ?? null]
  const [added] = await ctx.db.run<AddedHalf>(addAiPlanResultSql, params)
  if (added?.isComposed) ctx.log.warn({ tripPlanId }, 'a plan or its failure came after the care team had its mail')
  if (added?.isComplete) ctx.wake(composingWorker)
}
