import type { Input, Output } from '@seneb/contracts/define'
import type { RegeneratePlan } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { planBounds } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import type { PlanningCtx } from '../planning-ctx.js'
import { carePlanAudit, lockEditablePlan } from './opened-plan.js'
import { requestDraftSql } from './care-plan-draft.entity.js'
import { draftingWorker } from './draft-care-plans.js'

type RegeneratePlanInput = Input<typeof RegeneratePlan>

/**
 * Requests another draft of a plan, one at a time and up to a maximum number; the plan stays unchanged until the draft
 * is written (D-49).
 */
export async function regeneratePlan(
  request: RegeneratePlanInput,
  ctx: PlanningCtx,
): Promise<Output<typeof RegeneratePlan>> {
  const { reason, version } = request
  const result = await ctx.db.write(async (tx) => {
    const { row } = await lockEditablePlan(request, tx, ctx)
    const { draftState, id, redrafts, state } = row
    if (draftState === 'by-hand') throw invalidReason('This person has not agreed to a draft')
    if (redrafts >= planBounds.redrafts)
      throw invalidReason(`This plan has been redrafted ${planBounds.redrafts} times, which is the maximum`)

    const { deadlineSeconds } = ctx.times
    const by = requireStaff(ctx).id
    const draft = [ctx.newId(), id, version, reason, by, deadlineSeconds, currentTraceparent()]
    const [requested] = await tx.query<{ id: string }>(requestDraftSql, draft)
    if (!requested) throw invalidReason('A new draft is already being generated')
    await ctx.audit(tx, {
      action: 'regenerate-plan',
      object: { resource: carePlanAudit, id },
      before: { state, version },
      after: { state, version, reasons: [reason] },
    })
    return { tripPlanId: id, version }
  })
  ctx.wake(draftingWorker)
  return result
}

function invalidReason(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'reason', message }] })
}
