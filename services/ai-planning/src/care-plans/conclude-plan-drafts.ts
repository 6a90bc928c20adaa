import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { Itinerary } from '../ai-plans/itinerary.js'
import { concludeDraftSql, finishedDraftSql, plansWithDraftsSql } from './care-plan-draft.queries.js'
import { CarePlan, CarePlanVersion } from './care-plan.entity.js'
import { findLockedPlan, itineraryIn, sealDocument, type OpenedPlan } from './opened-plan.js'
import { draftDocument } from './plan-document.rules.js'
import { sayPlanState } from './say-plan-state.js'

/** The worker that gives plans their new drafts. */
export const concludingWorker = 'conclude-plan-drafts'

const plansPerTurn = 20

interface FinishedDraft {
  readonly id: string
  /** The version that was seen when it was asked for. */
  readonly version: number
  readonly itinerary: unknown
}

type World = Pick<Ctx, 'atRest' | 'db' | 'now'>

/**
 * Gives each plan the draft that was written anew, as its next version, in one transaction with the event that tells open
 * pages. A plan that somebody changed, approved or sent meanwhile stays as they made it; one whose writer failed stays as
 * it was (D-49).
 */
export async function concludePlanDrafts(ctx: World): Promise<'again' | void> {
  const due = await ctx.db.read((tx) => tx.query<{ planId: string }>(plansWithDraftsSql, [plansPerTurn]))
  for (const { planId } of due) await ctx.db.write((tx) => conclude(planId, tx, ctx))
  return due.length === plansPerTurn ? 'again' : undefined
}

async function conclude(planId: string, tx: WriteTx, ctx: World): Promise<void> {
  const plan = await findLockedPlan(planId, tx, ctx)
  const [draft] = plan ? await tx.query<FinishedDraft>(finishedDraftSql, [planId]) : []
  if (!plan || !draft) return
  const written = itineraryIn(draft.itinerary)
  const made = written && isAsItWas(plan, draft) ? await replace(plan, written, { tx, ctx }) : null
  await tx.query(concludeDraftSql, [draft.id, made])
  await tx.say(CarePlanChanged, { tripPlanId: planId, version: made ?? plan.row.version })
}

function isAsItWas({ row }: OpenedPlan, { version }: FinishedDraft): boolean {
  return row.version === version && row.state !== 'approved' && row.state !== 'sent'
}

/** The draft as the next version, with the evidence that people attached; nobody has approved it yet. */
async function replace(
  { document: { evidence }, entry, row: { id, state, version: before }, trip }: OpenedPlan,
  draft: Itinerary,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: World },
): Promise<number> {
  const version = before + 1
  const document = { ...draftDocument(draft, { trip, entry }), evidence }
  const saved = { plan_id: id, number: version, author_id: null, at: ctx.now(), reasons: [] }
  const document_sealed = sealDocument(document, { id, version, ctx })
  await tx.save(Object.assign(new CarePlanVersion(), { ...saved, document_sealed }))
  const open = { state: 'waiting', approvals: [], returned_sealed: null, returned_by: null } as const
  await tx.update(CarePlan, { id }, { ...open, version })
  if (state !== 'waiting') await sayPlanState({ tripPlanId: id, state: 'waiting' }, tx, ctx)
  return version
}
