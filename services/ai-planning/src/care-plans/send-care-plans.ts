import { CarePlanApproved, CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { CarePlan, approvedPlansSql } from './care-plan.entity.js'
import { approvalProblems, createPlanBases } from './judged-plan.rules.js'
import { findLockedPlan, sealReturned, type OpenedPlan, publishPlanState } from './opened-plan.js'
import { mailedPlan, reviewersOf } from './written-plan.rules.js'

/** Name of the worker that queues approved plans for mailing. */
export const sendingWorker = 'send-care-plans'

const plansPerRun = 20

type Deps = Pick<Ctx, 'atRest' | 'db' | 'log' | 'newId' | 'now'>

/**
 * Queues every approved plan for mailing. The state and the event that causes the mail are written in one transaction,
 * so each is queued once. A plan that the gate now refuses, because the catalogue has changed, returns to the team
 * (D-49).
 */
export async function sendCarePlans(ctx: Deps): Promise<'again' | void> {
  const count = await ctx.db.write(async (tx) => {
    const approved = await tx.query<{ id: string }>(approvedPlansSql, [plansPerRun])
    for (const { id } of approved) {
      const plan = await findLockedPlan(id, tx, ctx)
      if (!plan) continue
      await send(plan, tx, ctx)
      await tx.publish(CarePlanChanged, { tripPlanId: id, version: plan.row.version })
    }
    return approved.length
  })
  return count === plansPerRun ? 'again' : undefined
}

async function send(plan: OpenedPlan, tx: WriteTx, ctx: Deps): Promise<void> {
  const { document, row } = plan
  const bases = createPlanBases({ ...plan, evidence: document.evidence, now: ctx.now() })
  const problems = approvalProblems(document, bases)
  if (problems.length > 0) return withhold(plan, { problems, tx, ctx })

  await tx.update(CarePlan, { id: row.id }, { state: 'sent', sent_at: ctx.now() })
  await publishPlanState({ tripPlanId: row.id, state: 'sent' }, tx, ctx)
  await tx.publish(CarePlanApproved, {
    tripPlanId: row.id,
    replyId: ctx.newId(),
    approvedAt: row.approvals.at(-1)?.at ?? ctx.now().toISOString(),
    reviewedBy: reviewersOf(row.approvals),
    ...mailedPlan({ ...plan, bases }),
  })
}

interface WithholdInput {
  readonly problems: ReturnType<typeof approvalProblems>
  readonly tx: WriteTx
  readonly ctx: Deps
}

async function withhold({ row: { id } }: OpenedPlan, { ctx, problems, tx }: WithholdInput): Promise<void> {
  const reasons = [
    'What the plan rests on has changed since it was approved.',
    ...problems.map(({ message }) => message),
  ]
  const reason = reasons.join('\n')
  const returned = { returned_sealed: sealReturned(reason, id, ctx), returned_by: null }
  await tx.update(CarePlan, { id }, { state: 'returned', approvals: [], ...returned })
  await publishPlanState({ tripPlanId: id, state: 'returned', note: reason }, tx, ctx)
  ctx.log.warn({ tripPlanId: id, count: problems.length }, 'an approved plan was held back')
}
