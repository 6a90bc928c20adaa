import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { CarePlanBegun } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { PlanningCtx } from '../planning-ctx.js'
import { beginPlanSql } from './ai-plan.queries.js'
import { sanitizedFacts } from './trip.rules.js'

/**
 * Lays out an empty plan that a person writes by hand, once however often it is heard; nothing is ever drafted for it
 * (D-66).
 */
export async function onCarePlanBegun({ data }: Heard<typeof CarePlanBegun>, ctx: PlanningCtx): Promise<void> {
  const { begunAt, trip, tripPlanId } = data
  await ctx.db.write(async (tx) => {
    const [begun] = await tx.query<{ id: string }>(beginPlanSql, [
      tripPlanId,
      JSON.stringify(sanitizedFacts(trip)),
      begunAt,
    ])
    if (begun) await tx.say(CarePlanChanged, { tripPlanId, version: 1 })
  })
}
