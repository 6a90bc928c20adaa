import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { AiPlanRequested, CarePlanCreated } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import type { PlanningCtx } from '../planning-ctx.js'
import { requestPlanSql, beginPlanSql } from './ai-plan.entity.js'
import { sanitizedFacts } from './trip.rules.js'

/**
 * Notes that a plan is wanted for an enquiry, to be begun after the start delay (PIPE-03, D-48). Who the person is was
 * never said to this service (D-49).
 */
export async function onAiPlanRequested(event: ReceivedEvent<typeof AiPlanRequested>, ctx: PlanningCtx): Promise<void> {
  const { trip, tripPlanId } = event.data
  const { deadlineSeconds, startDelayMs } = ctx.times

  const facts = JSON.stringify(sanitizedFacts(trip))

  await ctx.db.run(requestPlanSql, [tripPlanId, facts, currentTraceparent(), startDelayMs, deadlineSeconds])
}

/**
 * Lays out an empty plan that a person writes by hand, once however often it is heard; nothing is ever drafted for it
 * (D-66).
 */
export async function onCarePlanCreated(
  { data }: ReceivedEvent<typeof CarePlanCreated>,
  ctx: PlanningCtx,
): Promise<void> {
  const { begunAt, trip, tripPlanId } = data
  await ctx.db.write(async (tx) => {
    const [begun] = await tx.query<{ id: string }>(beginPlanSql, [
      tripPlanId,
      JSON.stringify(sanitizedFacts(trip)),
      begunAt,
    ])
    if (begun) await tx.publish(CarePlanChanged, { tripPlanId, version: 1 })
  })
}
