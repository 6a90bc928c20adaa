import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { AiPlanRequested, CarePlanCreated } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import type { PlanningCtx } from '../planning-ctx.js'
import { requestPlanSql, beginPlanSql } from './ai-plan.entity.js'
import { sanitizedFacts } from './trip.rules.js'

/**
 * Stores a request for an enquiry's plan, to be started after the start delay (PIPE-03, D-48). This service never
 * receives the person's identity (D-49).
 */
export async function onAiPlanRequested(event: ReceivedEvent<typeof AiPlanRequested>, ctx: PlanningCtx): Promise<void> {
  const { trip, tripPlanId } = event.data
  const { deadlineSeconds, startDelayMs } = ctx.times

  const facts = JSON.stringify(sanitizedFacts(trip))

  await ctx.db.run(requestPlanSql, [tripPlanId, facts, currentTraceparent(), startDelayMs, deadlineSeconds])
}

/**
 * Creates an empty plan that a person writes by hand, once however often the event arrives; nothing is ever drafted for
 * it (D-66).
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
