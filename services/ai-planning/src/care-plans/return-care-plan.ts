import type { Input, Output } from '@seneb/contracts/define'
import type { ReturnCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { carePlanAudit } from './care-plan.audit.js'
import { CarePlan } from './care-plan.entity.js'
import { lockedPlan, sealReturned } from './opened-plan.js'
import { sayPlanState } from './say-plan-state.js'

/** Gives a plan back with what is to be done; whoever approved it has to do so again. */
export function returnCarePlan(
  request: Input<typeof ReturnCarePlan>,
  ctx: Ctx,
): Promise<Output<typeof ReturnCarePlan>> {
  return ctx.db.write(async (tx) => {
    const { row } = await lockedPlan(request, tx, ctx)
    const { id, state, version } = row
    const returned = { returned_sealed: sealReturned(request.words, id, ctx), returned_by: staffOf(ctx).id }
    await tx.update(CarePlan, { id }, { state: 'returned', approvals: [], ...returned })
    await sayPlanState({ tripPlanId: id, state: 'returned', by: staffOf(ctx).id, words: request.words }, tx, ctx)
    await ctx.act(tx, {
      action: 'return-plan',
      object: { noun: carePlanAudit, id },
      before: { state, version, approvals: row.approvals.map(({ staffId }) => staffId) },
      after: { state: 'returned', version, words: request.words },
    })
    return { tripPlanId: id, version }
  })
}
