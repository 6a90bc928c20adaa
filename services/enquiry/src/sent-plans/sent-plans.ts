import type { Payload } from '@seneb/contracts/define'
import type { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import { planContent, sealPlan } from './sealed-plan.js'
import { newestSentPlanSql, SentPlan, type NewestSentPlan } from './sent-plan.entity.js'

/** Stores an approved plan as its patient gets it, under the id of the reply that mails it. */
export async function saveSentPlan(
  approved: Payload<typeof CarePlanApproved>,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest'>,
): Promise<void> {
  const { approvedAt, replyId: id, tripPlanId } = approved
  const plan_sealed = sealPlan(planContent(approved), id, ctx)
  const row = { id, enquiry_id: tripPlanId, approved_at: new Date(approvedAt), plan_sealed }
  await tx.save(Object.assign(new SentPlan(), row))
}

/** Returns the newest plan that was sent for an enquiry; earlier ones were replaced by it. */
export async function findNewestPlan(
  enquiryId: string,
  tx: Pick<ReadTx, 'query'>,
): Promise<NewestSentPlan | undefined> {
  const [plan] = await tx.query<NewestSentPlan>(newestSentPlanSql, [enquiryId])
  return plan
}
