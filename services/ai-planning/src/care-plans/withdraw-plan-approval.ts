import type { Input, Output } from '@seneb/contracts/define'
import type { WithdrawPlanApproval } from '@seneb/contracts/messages/ai-planning/care-plan-approval.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { carePlanAudit } from './care-plan.audit.js'
import { CarePlan } from './care-plan.entity.js'
import { findLockedPlan, sealReturned } from './opened-plan.js'
import { sayPlanState } from './say-plan-state.js'

type Asked = Input<typeof WithdrawPlanApproval>

/**
 * Takes the approvals of a plan back while it is not handed over; it waits again, with who did so and why. The lock is
 * the one that handing over takes, so a plan is either mailed or withdrawn (D-49).
 */
export function withdrawPlanApproval(request: Asked, ctx: Ctx): Promise<Output<typeof WithdrawPlanApproval>> {
  const { tripPlanId: id, version, words } = request
  return ctx.db.write(async (tx) => {
    const plan = await findLockedPlan(id, tx, ctx)
    if (!plan) throw new AppError('PLAN_UNKNOWN')
    const { approvals, state } = plan.row
    if (state === 'sent') throw new AppError('PLAN_SETTLED')
    if (plan.row.version !== version || approvals.length === 0) throw new AppError('CHANGED_MEANWHILE')

    const returned = { returned_sealed: sealReturned(words, id, ctx), returned_by: staffOf(ctx).id }
    await tx.update(CarePlan, { id }, { state: 'waiting', approvals: [], ...returned })
    await sayPlanState({ tripPlanId: id, state: 'waiting', by: staffOf(ctx).id }, tx, ctx)
    await ctx.act(tx, {
      action: 'withdraw-plan-approval',
      object: { noun: carePlanAudit, id },
      before: { state, version, approvals: approvals.map(({ staffId }) => staffId) },
      after: { state: 'waiting', version, words },
    })
    return { tripPlanId: id, version }
  })
}
