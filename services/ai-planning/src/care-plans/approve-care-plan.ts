import type { Input, Output } from '@seneb/contracts/define'
import type { ApproveCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { takesTwoPeople } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'

import { storePlanQuality, type MeasuredPlan } from '../plan-quality/store-plan-quality.js'
import { stateAfter } from './approval.rules.js'
import { carePlanAudit } from './care-plan.audit.js'
import { CarePlan, type Approval } from './care-plan.entity.js'
import { problemsOf, restsOf } from './judged-plan.rules.js'
import { lockedPlan, type OpenedPlan } from './opened-plan.js'
import { sayPlanState } from './say-plan-state.js'
import { sendingWorker } from './send-care-plans.js'

/**
 * Approves the version that was seen (D-49, O-7). The gate judges every line once more under the lock, by the catalogue
 * as it is now; INPUT_INVALID names each place, PLAN_NEEDS_ANOTHER when it takes somebody else.
 */
export async function approveCarePlan(
  request: Input<typeof ApproveCarePlan>,
  ctx: Ctx,
): Promise<Output<typeof ApproveCarePlan>> {
  const approved = await ctx.db.write(async (tx) => {
    const plan = await lockedPlan(request, tx, ctx)
    const { document, row, trip } = plan
    const problems = problemsOf(document, restsOf({ ...plan, evidence: document.evidence, now: ctx.now() }))
    if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: problems })

    const approval = approvalBy(ctx)
    const state = stateAfter(row.approvals, approval, takesTwoPeople(trip?.treatmentType))
    if (!state) throw new AppError('PLAN_NEEDS_ANOTHER')
    const { id, version } = row
    const approvals = [...row.approvals, approval]
    await tx.update(CarePlan, { id }, { state, approvals, returned_sealed: null, returned_by: null })
    await sayPlanState({ tripPlanId: id, state, by: approval.staffId }, tx, ctx)
    if (state === 'approved') await storePlanQuality(measured(plan, approval), tx)
    await ctx.act(tx, {
      action: 'approve-plan',
      object: { noun: carePlanAudit, id },
      before: { state: row.state, version, approvals: row.approvals.map(({ staffId }) => staffId) },
      after: { state, version, approvals: approvals.map(({ staffId }) => staffId) },
    })
    return { tripPlanId: id, version, state }
  })
  if (approved.state === 'approved') ctx.wake(sendingWorker)
  return approved
}

function measured({ document, draft, drafted, row, trip }: OpenedPlan, { at }: Approval): MeasuredPlan {
  const [approvedAt, treatmentType] = [new Date(at), trip?.treatmentType]
  return { id: row.id, approvedAt, treatmentType, drafted: draft && drafted.lines, approved: document.lines }
}

function approvalBy(ctx: Ctx): Approval {
  const { id: staffId, name, roles, title } = staffOf(ctx)
  return { staffId, name, title, isDoctor: roles.includes('doctor'), at: ctx.now().toISOString() }
}
