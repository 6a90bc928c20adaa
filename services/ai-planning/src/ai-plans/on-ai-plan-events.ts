import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type {
  AiPlanRequested,
  CarePlanCreated,
  AiPlanWithdrawn,
} from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { PlanningCtx } from '../planning-ctx.js'
import { requestPlanSql, startPlanSql, withdrawPlanSql, erasePlansSql } from './ai-plan.entity.js'
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
 * Creates an empty plan for a staff member to write, once even when
 * the event is redelivered; AI never drafts it (D-66).
 */
export async function onCarePlanCreated(
  { data }: ReceivedEvent<typeof CarePlanCreated>,
  ctx: PlanningCtx,
): Promise<void> {
  const { startedAt, trip, tripPlanId } = data
  await ctx.db.write(async (tx) => {
    const [started] = await tx.query<{ id: string }>(startPlanSql, [
      tripPlanId,
      JSON.stringify(sanitizedFacts(trip)),
      startedAt,
    ])
    if (started) await tx.publish(CarePlanChanged, { tripPlanId, version: 1 })
  })
}

/** Erases a plan and its source facts, and cancels a draft that is not yet written (TRIP-26, D-66). */
export async function onAiPlanWithdrawn(event: ReceivedEvent<typeof AiPlanWithdrawn>, ctx: PlanningCtx): Promise<void> {
  await ctx.db.run(withdrawPlanSql, [event.data.tripPlanId, event.data.withdrawnAt])
}

/** Deletes the facts and drafts of these trip plans, including drafts in progress (LEGAL-05). */
export async function erasePlans(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(erasePlansSql, [ids])
}
