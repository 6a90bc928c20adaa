import { AppError } from '@seneb/platform/app-error'
import { withSpan, withTraceparent } from '@seneb/platform/telemetry'
import type { Lease, Settlement } from '@seneb/service-kit/workers/leased-queue'

import { findCatalogueEntries, type FindEntry } from '../treatment-catalogue/find-catalogue-entry.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { failedSet, generatedSet, requeuedSet, planQueue, type DuePlan } from './ai-plan.entity.js'
import { attemptPlan, type Outcome } from './attempt-plan.js'
import type { Itinerary } from './itinerary.js'
import { renderPlanText } from './plan-text.rules.js'
import { readFacts } from './trip.rules.js'

/** Number of plans composed by our own rules in one run: some milliseconds of work, far below any lease. */
const maxComposedPlans = 20

/** A plan that this process has claimed, with a lease by the database's clock. */
type Claim = DuePlan & Lease

interface Attempt<O extends Outcome = Outcome> {
  readonly claim: Claim
  readonly outcome: O
}
type WrittenAttempt = Attempt<Extract<Outcome, { step: 'store' }>>
type UnwrittenAttempt = Attempt<Exclude<Outcome, { step: 'store' }>>

/**
 * Claims due plans and makes one attempt to write each (PIPE-03, PIPE-04, R8). With a provider it claims one at a time,
 * because calls are slow and may fail. Plans composed by our own rules are claimed in batches. No transaction stays
 * open during an attempt: the attempt is recorded before and the outcome after it. A crash therefore leads to another
 * attempt or to failure, never to two plans. Returns 'again' when more may be due.
 */
export async function generateAiPlans(ctx: PlanningCtx): Promise<'again' | void> {
  const count = ctx.planWriter.callsProvider ? 1 : maxComposedPlans
  const claims = await planQueue.claim(ctx.db, { count, leaseMs: ctx.times.leaseSeconds * 1000 })
  if (claims.length === 0) return

  const findEntry = findCatalogueEntries(readableTrips(claims), ctx)
  const attempts = await Promise.all(claims.map((claim) => attempt(claim, findEntry, ctx)))
  const pending = [
    storePlans(attempts.filter(isWritten), ctx),
    ...attempts.filter((one) => !isWritten(one)).map((one) => settleAttempt(one as UnwrittenAttempt, ctx)),
  ]
  await allSettled(pending)
  if (claims.length === count) return 'again'
}

/** Returns the readable trips; the attempt itself reports an unreadable one. */
function readableTrips(claims: readonly Claim[]) {
  return claims.flatMap(({ trip }) => readFacts(trip) ?? [])
}

function attempt(claim: Claim, findEntry: FindEntry, ctx: PlanningCtx): Promise<Attempt> {
  return withTraceparent(claim.traceparent, () =>
    withSpan('generate plan', { attributes: { 'seneb.attempt': claim.attempts } }, async () => ({
      claim,
      outcome: await attemptPlan(claim, ctx, findEntry),
    })),
  )
}

function isWritten(one: Attempt): one is WrittenAttempt {
  return one.outcome.step === 'store'
}

/**
 * Stores plans in one statement. When it fails, each plan is stored separately, so that one that cannot be stored does
 * not cost the others their attempts.
 */
async function storePlans(written: readonly WrittenAttempt[], ctx: PlanningCtx): Promise<void> {
  if (written.length === 0) return
  let settled: ReadonlySet<string>
  try {
    settled = await planQueue.settleAll(
      ctx.db,
      written.map(({ claim }) => claim),
      generatedSettlement(
        written.map(({ outcome }) => outcome.plan),
        ctx,
      ),
    )
  } catch (error) {
    const isUnavailable = error instanceof AppError && error.code === 'UNAVAILABLE'
    if (written.length === 1 || isUnavailable) throw error
    return allSettled(written.map((one) => storePlans([one], ctx)))
  }
  for (const one of written) reportOutcome(one, settled.has(one.claim.id), ctx)
}

function generatedSettlement(plans: readonly Itinerary[], { planWriter: { model, name }, times }: PlanningCtx) {
  const each = { text: plans.map(renderPlanText) }
  return { name: 'storePlans', set: generatedSet, each, params: [name, model ?? null, times.settleMs] }
}

async function settleAttempt({ claim, outcome }: UnwrittenAttempt, ctx: PlanningCtx): Promise<void> {
  const isSettled = await planQueue.settle(ctx.db, claim, settlementOf(outcome, ctx))
  reportOutcome({ claim, outcome }, isSettled, ctx)
}

function settlementOf(outcome: UnwrittenAttempt['outcome'], { planWriter, times }: PlanningCtx): Settlement {
  switch (outcome.step) {
    case 'fail':
      return { name: 'storeFailure', set: failedSet, params: [outcome.reason, planWriter.name, times.settleMs] }
    case 'retry':
      return { name: 'handBackPlan', set: requeuedSet, params: [outcome.inMs, outcome.attemptCounts ? 0 : 1] }
  }
}

/** Counts and logs the outcome of a plan, in the plan's own trace. */
function reportOutcome({ claim, outcome }: Attempt, isSettled: boolean, ctx: PlanningCtx): void {
  const fields = { tripPlanId: claim.id, attempt: claim.attempts, outcome: outcome.step }
  withTraceparent(claim.traceparent, () => {
    if (!isSettled) {
      ctx.log.warn(fields, 'a plan was taken over by another process, this outcome is dropped')
      return
    }
    if (outcome.step === 'retry') return
    ctx.metrics.planFinished(outcome.step === 'store' ? 'generated' : 'failed', ctx.planWriter.name)
    ctx.log.info({ ...fields, reason: outcome.step === 'fail' ? outcome.reason : undefined }, 'a plan came to its end')
  })
}

/** Waits for all promises to settle, then rejects with the first failure. */
async function allSettled(promises: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(promises)
  const failed = results.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
