import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { carePlanAudit } from './care-plan.audit.js'
import { CarePlan, CarePlanVersion } from './care-plan.entity.js'
import { sealDocument, type OpenedPlan } from './opened-plan.js'
import type { PlanDocument } from './plan-document.rules.js'
import { sayPlanState } from './say-plan-state.js'

/** One change of what a plan says, and what the audit trail is told of it. */
export interface PlanChange {
  readonly document: PlanDocument
  readonly reasons: CarePlanVersion['reasons']
  readonly action: 'attach-plan-evidence' | 'save-plan'
}

/** Saves a new version of a locked plan with its act; what was approved before is approved no more. */
export async function writeVersion(
  { document: before, row }: OpenedPlan,
  { action, document, reasons }: PlanChange,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<{ tripPlanId: string; version: number }> {
  const { id, state } = row
  const version = row.version + 1
  const saved = { plan_id: id, number: version, author_id: staffOf(ctx).id, at: ctx.now(), reasons }
  const document_sealed = sealDocument(document, { id, version, ctx })
  await tx.save(Object.assign(new CarePlanVersion(), { ...saved, document_sealed }))
  const open = { state: 'waiting', approvals: [], returned_sealed: null, returned_by: null } as const
  await tx.update(CarePlan, { id }, { ...open, version })
  if (state !== 'waiting') await sayPlanState({ tripPlanId: id, state: 'waiting', by: staffOf(ctx).id }, tx, ctx)
  await ctx.act(tx, {
    action,
    object: { noun: carePlanAudit, id },
    before: { state, version: row.version, ...saidOf(before) },
    after: { state: 'waiting', version, ...saidOf(document), reasons: reasons.map(({ reason }) => reason) },
  })
  return { tripPlanId: id, version }
}

function saidOf({ evidence, lines }: PlanDocument) {
  return {
    lines: lines.map(({ text }) => text).join('\n'),
    evidence: evidence.map(({ words }) => words).join('\n'),
  }
}
