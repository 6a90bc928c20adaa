import type { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { PlanningCtx } from '../planning-ctx.js'
import { withdrawPlanSql, erasePlansSql } from './ai-plan.entity.js'

/** Erases a plan and the facts it was made from; a draft that is not made yet is never made (TRIP-26, D-66). */
export async function onAiPlanWithdrawn(event: ReceivedEvent<typeof AiPlanWithdrawn>, ctx: PlanningCtx): Promise<void> {
  await ctx.db.run(withdrawPlanSql, [event.data.tripPlanId, event.data.withdrawnAt])
}

/** Deletes the facts of these trip plans and what was drafted of them, also while it is written (LEGAL-05). */
export async function erasePlans(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(erasePlansSql, [ids])
}
