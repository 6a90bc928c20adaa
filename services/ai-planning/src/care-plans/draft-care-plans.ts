import { inSpan, withTraceparent } from '@seneb/platform/telemetry'
import type { Lease, Settlement } from '@seneb/service-kit/working/leased-queue'

import { attemptPlan, type Outcome } from '../ai-plans/attempt-plan.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { draftedSet, draftQueue, handDraftBackSet, undraftedSet, type DueDraft } from './care-plan-draft.queries.js'
import { concludingWorker } from './conclude-plan-drafts.js'

/** The worker that writes plans anew. */
export const draftingWorker = 'draft-care-plans'

/**
 * Takes one draft that somebody asked for and makes one attempt to write it, as the first one of a plan is written: the
 * attempt is counted before, its outcome stored after, and nothing is held open meanwhile (R8).
 */
export async function draftCarePlans(ctx: PlanningCtx): Promise<'again' | void> {
  const [claim] = await draftQueue.claim(ctx.db, { count: 1, leaseMs: ctx.times.leaseSeconds * 1000 })
  if (!claim) return
  await withTraceparent(claim.traceparent, () =>
    inSpan('draft plan anew', { attributes: { 'seneb.attempt': claim.attempts } }, async () => {
      await store(claim, await attemptPlan(claim, ctx), ctx)
    }),
  )
  return 'again'
}

async function store(claim: DueDraft & Lease, outcome: Outcome, ctx: PlanningCtx): Promise<void> {
  const isSettled = await draftQueue.settle(ctx.db, claim, settlementOf(outcome, ctx))
  const { attempts: attempt, tripPlanId } = claim
  if (!isSettled) {
    ctx.log.warn({ tripPlanId, attempt, outcome: outcome.step }, 'a new draft is wanted no more, or another writes it')
    return
  }
  if (outcome.step === 'retry') return
  ctx.metrics.planFinished(outcome.step === 'store' ? 'generated' : 'failed', ctx.planWriter.name)
  ctx.wake(concludingWorker)
}

function settlementOf(outcome: Outcome, { planWriter: { model, name } }: PlanningCtx): Settlement {
  switch (outcome.step) {
    case 'store':
      return { name: 'storeDraft', set: draftedSet, params: [JSON.stringify(outcome.plan), name, model ?? null] }
    case 'fail':
      return { name: 'storeDraftFailure', set: undraftedSet, params: [outcome.reason, name] }
    case 'retry': {
      const params = [outcome.inMs, outcome.attemptCounts ? 0 : 1]
      return { name: 'handDraftBack', set: handDraftBackSet, params }
    }
  }
}
