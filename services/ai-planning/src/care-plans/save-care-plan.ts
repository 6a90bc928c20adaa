import type { Input, Output } from '@seneb/contracts/define'
import { todayInCairo } from '@seneb/contracts/forms/reply-text'
import type { SaveCarePlan, AttachPlanEvidence } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { planBounds } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { isCalendarDay } from '../ai-plans/calendar.rules.js'
import { CarePlan, CarePlanVersion } from './care-plan.entity.js'
import { catalogueLines } from './catalogue-lines.rules.js'
import { lockEditablePlan, carePlanAudit, sealDocument, type OpenedPlan, publishPlanState } from './opened-plan.js'
import type { PlanDocument } from './plan-document.rules.js'
import { applyEdits } from './saved-document.rules.js'

/**
 * Saves a person's edits as the plan's next version. Figures without a source are stored unchanged and reported at
 * their line; they block approval, not saving.
 */
export function saveCarePlan(request: Input<typeof SaveCarePlan>, ctx: Ctx): Promise<Output<typeof SaveCarePlan>> {
  return ctx.db.write(async (tx) => {
    const plan = await lockEditablePlan(request, tx, ctx)
    const catalogueTexts = new Set(catalogueLines(plan.entry).map(({ text }) => text))
    const deps = { newId: () => ctx.newId(), isCatalogueText: (text: string) => catalogueTexts.has(text) }
    const { document, problems } = applyEdits(plan.document, request, deps)
    if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: [...problems] })
    return writeVersion(plan, { action: 'save-plan', document, reasons: request.reasons }, { tx, ctx })
  })
}

type AttachPlanEvidenceInput = Input<typeof AttachPlanEvidence>

/**
 * Attaches a source's statement as the next version of a plan; the staff member who attaches it is named as
 * responsible.
 */
export function attachPlanEvidence(
  request: AttachPlanEvidenceInput,
  ctx: Ctx,
): Promise<Output<typeof AttachPlanEvidence>> {
  const { link, on, quote, source } = request
  if (!isCalendarDay(on)) throw invalidField('on', 'Please enter a valid date')
  if (on > todayInCairo(ctx.now())) throw invalidField('on', 'Please give a day that has come')
  return ctx.db.write(async (tx) => {
    const plan = await lockEditablePlan(request, tx, ctx)
    const { document } = plan
    if (document.evidence.length >= planBounds.evidence)
      throw invalidField('quote', `Please attach at most ${planBounds.evidence} sources`)
    const added = { id: ctx.newId(), quote, source, on, addedBy: requireStaff(ctx).id, ...(link ? { link } : {}) }
    const evidence = [...document.evidence, added]
    const change = { action: 'attach-plan-evidence', document: { ...document, evidence }, reasons: [] } as const
    return writeVersion(plan, change, { tx, ctx })
  })
}

function invalidField(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Change of a plan's content, and its audit entry. */
export interface PlanChange {
  readonly document: PlanDocument
  readonly reasons: CarePlanVersion['reasons']
  readonly action: 'attach-plan-evidence' | 'save-plan'
}

/** Saves a new version of a locked plan with its audit entry; earlier approvals no longer apply. */
async function writeVersion(
  { document: before, row }: OpenedPlan,
  { action, document, reasons }: PlanChange,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<{ tripPlanId: string; version: number }> {
  const { id, state } = row
  const version = row.version + 1
  const saved = { plan_id: id, number: version, author_id: requireStaff(ctx).id, at: ctx.now(), reasons }
  const document_sealed = sealDocument(document, { id, version, ctx })
  await tx.save(Object.assign(new CarePlanVersion(), { ...saved, document_sealed }))
  const open = { state: 'waiting', approvals: [], returned_sealed: null, returned_by: null } as const
  await tx.update(CarePlan, { id }, { ...open, version })
  if (state !== 'waiting')
    await publishPlanState({ tripPlanId: id, state: 'waiting', by: requireStaff(ctx).id }, tx, ctx)
  await ctx.audit(tx, {
    action,
    object: { resource: carePlanAudit, id },
    before: { state, version: row.version, ...toAudited(before) },
    after: { state: 'waiting', version, ...toAudited(document), reasons: reasons.map(({ reason }) => reason) },
  })
  return { tripPlanId: id, version }
}

function toAudited({ evidence, lines }: PlanDocument) {
  return {
    lines: lines.map(({ text }) => text).join('\n'),
    evidence: evidence.map(({ quote }) => quote).join('\n'),
  }
}
