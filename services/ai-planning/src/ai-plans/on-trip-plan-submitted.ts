import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry.messages'
import type { Heard } from '@seneb/service-kit/hears'
import { currentTraceparent } from '@seneb/service-kit/telemetry'

import type { PlanningCtx } from '../planning-ctx.js'
import { requestPlanSql } from './ai-plan.queries.js'
import { keptFacts } from './trip.rules.js'

/**
 * Requests one plan for an enquiry, to be begun after the start delay (PIPE-03, D-48). Of the enquiry only the facts
 * are kept; who the person is stays where it came from (D-49).
 */
export async function onTripPlanSubmitted(event: Heard<typeof TripPlanSubmitted>, ctx: PlanningCtx): Promise<void> {
  const { trip, tripPlanId } = event.data
  const { deadlineSeconds, startDelayMs } = ctx.times

  const facts = JSON.stringify(keptFacts(trip))

  await ctx.db.write((tx) =>
    tx.query(requestPlanSql, [tripPlanId, facts, currentTraceparent(), startDelayMs, deadlineSeconds]),
  )
}
