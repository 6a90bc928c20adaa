import type { Input, Output } from '@seneb/contracts/define'
import type { WithdrawPlanApproval } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import type { ApproveCarePlan, RequestPlanChanges } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { requiresTwoApprovals } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { storePlanQuality, type MeasuredPlan } from '../plan-quality/store-plan-quality.js'
import { CarePlan, type Approval } from './care-plan.entity.js'
import { approvalProblems, createPlanBases } from './judged-plan.rules.js'
import {
  carePlanAudit,
  lockEditablePlan,
  type OpenedPlan,
  publishPlanState,
  sealReturned,
  findLockedPlan,
} from './opened-plan.js'
import { sendingWorker } from './send-care-plans.js'

/**
 * Approves the version the reviewer saw (D-49, O-7). The gate checks every line again under the lock, against the
 * current catalogue. Rejects with INPUT_INVALID naming each place, or with PLAN_NEEDS_ANOTHER when another person must
 * approve.
 */
export async function approveCarePlan(
  request: Input<typeof ApproveCarePlan>,
  ctx: Ctx,
): Promise<Output<typeof ApproveCarePlan>> {
  const approved = await ctx.db.write(async (tx) => {
    const plan = await lockEditablePlan(request, tx, ctx)
    const { document, row, trip } = plan
    const problems = approvalProblems(
      document,
      createPlanBases({ ...plan, evidence: document.evidence, now: ctx.now() }),
    )
    if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: problems })

    const approval = createApproval(ctx)
    const state = stateAfter(row.approvals, approval, requiresTwoApprovals(trip?.treatmentType))
    if (!state) throw new AppError('PLAN_NEEDS_ANOTHER')
    const { id, version } = row
    const approvals = [...row.approvals, approval]
    await tx.update(CarePlan, { id }, { state, approvals, returned_sealed: null, returned_by: null })
    await publishPlanState({ tripPlanId: id, state, by: approval.staffId }, tx, ctx)
    if (state === 'approved') await storePlanQuality(toMeasuredPlan(plan, approval), tx)
    await ctx.audit(tx, {
      action: 'approve-plan',
      object: { resource: carePlanAudit, id },
      before: { state: row.state, version, approvals: row.approvals.map(({ staffId }) => staffId) },
      after: { state, version, approvals: approvals.map(({ staffId }) => staffId) },
    })
    return { tripPlanId: id, version, state }
  })
  if (approved.state === 'approved') ctx.wake(sendingWorker)
  return approved
}

function toMeasuredPlan({ document, draft, drafted, row, trip }: OpenedPlan, { at }: Approval): MeasuredPlan {
  const [approvedAt, treatmentType] = [new Date(at), trip?.treatmentType]
  return { id: row.id, approvedAt, treatmentType, drafted: draft && drafted.lines, approved: document.lines }
}

function createApproval(ctx: Ctx): Approval {
  const { id: staffId, name, roles, title } = requireStaff(ctx)
  return { staffId, name, title, isDoctor: roles.includes('doctor'), at: ctx.now().toISOString() }
}

/** Returns a plan for rework with instructions; earlier approvals no longer count. */
export function requestPlanChanges(
  request: Input<typeof RequestPlanChanges>,
  ctx: Ctx,
): Promise<Output<typeof RequestPlanChanges>> {
  return ctx.db.write(async (tx) => {
    const { row } = await lockEditablePlan(request, tx, ctx)
    const { id, state, version } = row
    const returned = { returned_sealed: sealReturned(request.note, id, ctx), returned_by: requireStaff(ctx).id }
    await tx.update(CarePlan, { id }, { state: 'returned', approvals: [], ...returned })
    await publishPlanState({ tripPlanId: id, state: 'returned', by: requireStaff(ctx).id, note: request.note }, tx, ctx)
    await ctx.audit(tx, {
      action: 'return-plan',
      object: { resource: carePlanAudit, id },
      before: { state, version, approvals: row.approvals.map(({ staffId }) => staffId) },
      after: { state: 'returned', version, note: request.note },
    })
    return { tripPlanId: id, version }
  })
}

type WithdrawPlanApprovalInput = Input<typeof WithdrawPlanApproval>

/**
 * Withdraws a plan's approvals before it is queued for mailing; it returns to review, with the reason and the staff
 * member recorded. It takes the same lock as queueing, so a plan is either mailed or withdrawn (D-49).
 */
export function withdrawPlanApproval(
  request: WithdrawPlanApprovalInput,
  ctx: Ctx,
): Promise<Output<typeof WithdrawPlanApproval>> {
  const { note, tripPlanId: id, version } = request
  return ctx.db.write(async (tx) => {
    const plan = await findLockedPlan(id, tx, ctx)
    if (!plan) throw new AppError('PLAN_UNKNOWN')
    const { approvals, state } = plan.row
    if (state === 'sent') throw new AppError('PLAN_SETTLED')
    if (plan.row.version !== version || approvals.length === 0) throw new AppError('CHANGED_MEANWHILE')

    const returned = { returned_sealed: sealReturned(note, id, ctx), returned_by: requireStaff(ctx).id }
    await tx.update(CarePlan, { id }, { state: 'waiting', approvals: [], ...returned })
    await publishPlanState({ tripPlanId: id, state: 'waiting', by: requireStaff(ctx).id }, tx, ctx)
    await ctx.audit(tx, {
      action: 'withdraw-plan-approval',
      object: { resource: carePlanAudit, id },
      before: { state, version, approvals: approvals.map(({ staffId }) => staffId) },
      after: { state: 'waiting', version, note },
    })
    return { tripPlanId: id, version }
  })
}

/**
 * Returns the plan's state after one more approval; undefined when this approval does not count. Where two approvals
 * are needed, they come from two different people, one of them a doctor, in any order. Otherwise one is enough (O-7).
 */
export function stateAfter(
  before: readonly Approval[],
  next: Approval,
  requiresTwo: boolean,
): 'approved' | 'approved-once' | undefined {
  if (!requiresTwo) return 'approved'
  if (before.length === 0) return 'approved-once'
  const isAnother = before.every(({ staffId }) => staffId !== next.staffId)
  const hasDoctor = [...before, next].some(({ isDoctor }) => isDoctor)
  return isAnother && hasDoctor ? 'approved' : undefined
}
