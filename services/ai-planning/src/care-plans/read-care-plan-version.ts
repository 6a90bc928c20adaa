import type { Input, Output } from '@seneb/contracts/define'
import type { ReadCarePlanVersion } from '@seneb/contracts/messages/ai-planning/care-plan-version.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { planVersionSql } from './care-plan.queries.js'
import { findPlan, openDocument } from './opened-plan.js'
import type { PlanDocument } from './plan-document.rules.js'

type Asked = Input<typeof ReadCarePlanVersion>

/** What one version of a plan said; the first is the draft. INPUT_INVALID where the plan has no such version. */
export function readCarePlanVersion(
  { number, tripPlanId }: Asked,
  ctx: Pick<Ctx, 'atRest' | 'db'>,
): Promise<Output<typeof ReadCarePlanVersion>> {
  return ctx.db.read(async (tx) => {
    const plan = await findPlan(tripPlanId, tx, ctx)
    if (!plan) throw new AppError('PLAN_UNKNOWN')
    if (number === 1) return { number, lines: textsOf(plan.first) }
    const [row] = await tx.query<{ sealed: Buffer }>(planVersionSql, [tripPlanId, number])
    const fields = [{ path: 'number', message: 'This plan has no such version' }]
    if (!row) throw new AppError('INPUT_INVALID', { fields })
    return { number, lines: textsOf(openDocument(row.sealed, { id: tripPlanId, version: number, ctx })) }
  })
}

function textsOf({ lines }: PlanDocument) {
  return lines.map(({ day, id, part, text }) => ({ id, part, day, text }))
}
