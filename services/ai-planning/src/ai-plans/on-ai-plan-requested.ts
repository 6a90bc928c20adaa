import type { AiPlanRequested } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { PlanningCtx } from '../planning-ctx.js'
import { requestPlanSql } from './ai-plan.queries.js'
import { sanitizedFacts } from './trip.rules.js'

/**
 * Notes that a plan is wanted for an enquiry, to be begun after the start delay (PIPE-03, D-48). Who the person is was
 * never said to this service (D-49).
 */
export async function onAiPlanRequested(event: Heard<typeof AiPlanRequested>, ctx: PlanningCtx): Promise<void> {
  const { trip, tripPlanId } = event.data
  const { deadlineSeconds, startDelayMs } = ctx.times

  const facts = JSON.stringify(sanitizedFacts(trip))

  await ctx.db.run(requestPlanSql, [tripPlanId, facts, currentTraceparent(), startDelayMs, deadlineSeconds])
}
