import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { withSpan, withTraceparent } from '@seneb/platform/telemetry'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { Lease, Settlement } from '@seneb/service-kit/workers/leased-queue'

import { attemptPlan, type Outcome } from '../ai-plans/attempt-plan.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import type { PlanningCtx } from '../planning-ctx.js'
import {
  generatedDraftSet,
  draftQueue,
  returnedDraftSet,
  failedDraftSet,
  type DueDraft,
  concludeDraftSql,
  finishedDraftSql,
  plansWithDraftsSql,
} from './care-plan-draft.entity.js'
import { CarePlan, CarePlanVersion } from './care-plan.entity.js'
import { findLockedPlan, itineraryIn, sealDocument, type OpenedPlan, publishPlanState } from './opened-plan.js'
import { draftDocument } from './plan-document.rules.js'

/** The worker that writes further drafts of plans. */
export const draftingWorker = 'draft-care-plans'

/**
 * Claims one requested draft and makes one attempt to write it, in the same way as a plan's first draft. The attempt is
 * recorded before and its outcome after it; no transaction stays open in between (R8).
 */
export async function draftCarePlans(ctx: PlanningCtx): Promise<'again' | void> {
  const [claim] = await draftQueue.claim(ctx.db, { count: 1, leaseMs: ctx.times.leaseSeconds * 1000 })
  if (!claim) return
  await withTraceparent(claim.traceparent, () =>
    withSpan('regenerate plan draft', { attributes: { 'seneb.attempt': claim.attempts } }, async () => {
      await settleDraft(claim, await attemptPlan(claim, ctx), ctx)
    }),
  )
  return 'again'
}

async function settleDraft(claim: DueDraft & Lease, outcome: Outcome, ctx: PlanningCtx): Promise<void> {
  const isSettled = await draftQueue.settle(ctx.db, claim, settlementOf(outcome, ctx))
  const { attempts: attempt, tripPlanId } = claim
  if (!isSettled) {
    ctx.log.warn(
      { tripPlanId, attempt, outcome: outcome.step },
      'a new draft is no longer needed, or another process writes it',
    )
    return
  }
  if (outcome.step === 'retry') return
  ctx.metrics.planFinished(outcome.step === 'store' ? 'generated' : 'failed', ctx.planWriter.name)
  ctx.wake(concludingWorker)
}

function settlementOf(outcome: Outcome, { planWriter: { model, name } }: PlanningCtx): Settlement {
  switch (outcome.step) {
    case 'store':
      return { name: 'storeDraft', set: generatedDraftSet, params: [JSON.stringify(outcome.plan), name, model ?? null] }
    case 'fail':
      return { name: 'storeDraftFailure', set: failedDraftSet, params: [outcome.reason, name] }
    case 'retry': {
      const params = [outcome.inMs, outcome.attemptCounts ? 0 : 1]
      return { name: 'handDraftBack', set: returnedDraftSet, params }
    }
  }
}

/** Returns the worker that adds further drafts to plans. */
export const concludingWorker = 'conclude-plan-drafts'

const plansPerRun = 20

interface FinishedDraft {
  readonly id: string
  /** Version seen when the draft was requested. */
  readonly version: number
  readonly itinerary: unknown
}

type Deps = Pick<Ctx, 'atRest' | 'db' | 'now'>

/**
 * Stores each further draft as the next version of its plan, in one transaction with the event that updates open pages.
 * A plan that was changed, approved or sent in the meantime stays as it is. A plan whose writer failed also stays
 * unchanged (D-49).
 */
export async function concludePlanDrafts(ctx: Deps): Promise<'again' | void> {
  const due = await ctx.db.read((tx) => tx.query<{ planId: string }>(plansWithDraftsSql, [plansPerRun]))
  for (const { planId } of due) await ctx.db.write((tx) => concludeDraft(planId, tx, ctx))
  return due.length === plansPerRun ? 'again' : undefined
}

async function concludeDraft(planId: string, tx: WriteTx, ctx: Deps): Promise<void> {
  const plan = await findLockedPlan(planId, tx, ctx)
  const [draft] = plan ? await tx.query<FinishedDraft>(finishedDraftSql, [planId]) : []
  if (!plan || !draft) return
  const written = itineraryIn(draft.itinerary)
  const newVersion = written && isUnchanged(plan, draft) ? await storeNextVersion(plan, written, { tx, ctx }) : null
  await tx.query(concludeDraftSql, [draft.id, newVersion])
  await tx.publish(CarePlanChanged, { tripPlanId: planId, version: newVersion ?? plan.row.version })
}

function isUnchanged({ row }: OpenedPlan, { version }: FinishedDraft): boolean {
  return row.version === version && row.state !== 'approved' && row.state !== 'sent'
}

/** Stores the draft as the next version, with the evidence people attached and no approvals. */
async function storeNextVersion(
  { document: { evidence }, entry, row: { id, state, version: before }, trip }: OpenedPlan,
  draft: Itinerary,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Deps },
): Promise<number> {
  const version = before + 1
  const document = { ...draftDocument(draft, { trip, entry }), evidence }
  const saved = { plan_id: id, number: version, author_id: null, at: ctx.now(), reasons: [] }
  const document_sealed = sealDocument(document, { id, version, ctx })
  await tx.save(Object.assign(new CarePlanVersion(), { ...saved, document_sealed }))
  const open = { state: 'waiting', approvals: [], returned_sealed: null, returned_by: null } as const
  await tx.update(CarePlan, { id }, { ...open, version })
  if (state !== 'waiting') await publishPlanState({ tripPlanId: id, state: 'waiting' }, tx, ctx)
  return version
}
