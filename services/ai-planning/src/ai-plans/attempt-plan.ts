import { findCatalogueEntry, type FindEntry } from '../treatment-catalogue/find-catalogue-entry.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { nextStepAfterError, reasonNotToStart, fetchFailed, type NextStep } from './ai-plan.rules.js'
import type { Itinerary } from './itinerary.js'
import { readFacts } from './trip.rules.js'

/** A draft that this process has claimed. */
interface DraftClaim {
  readonly id: string
  /** ID of the trip plan, when it differs from the draft's ID. */
  readonly tripPlanId?: string
  readonly trip: unknown
  /** Attempts started, including this one. */
  readonly attempts: number
  readonly remainingMs: number
}

/** Outcome of an attempt: a plan to store, another attempt, or failure. */
export type Outcome = { readonly step: 'store'; readonly plan: Itinerary } | NextStep

/**
 * Makes one attempt to write a draft, with at most one call to a provider; never throws for a writer's failure (R8).
 */
export async function attemptPlan(
  claim: DraftClaim,
  ctx: PlanningCtx,
  findEntry: FindEntry = (trip) => findCatalogueEntry(trip, ctx),
): Promise<Outcome> {
  const { retry } = ctx.times
  const attemptState = { attempt: claim.attempts, remainingMs: claim.remainingMs }
  const reason = reasonNotToStart(attemptState, retry, ctx.planWriter.callsProvider)
  if (reason) return { step: 'fail', reason }

  const trip = readFacts(claim.trip)
  if (!trip) return { step: 'fail', reason: fetchFailed }

  const startedAt = performance.now()
  try {
    const entry = await findEntry(trip)
    const plan = await ctx.planWriter.write(trip, entry, { ...ctx, remainingMs: claim.remainingMs })
    return { step: 'store', plan }
  } catch (error) {
    const remainingMs = claim.remainingMs - (performance.now() - startedAt)
    const random = (ctx.randomBytes(1)[0] ?? 0) / 256
    const next = nextStepAfterError(error, { ...attemptState, remainingMs, random }, retry)
    const retryInMs = next.step === 'retry' ? next.inMs : undefined
    ctx.log.warn(
      { tripPlanId: claim.tripPlanId ?? claim.id, attempt: claim.attempts, retryInMs, err: error },
      'an attempt at a plan failed',
    )
    return next
  }
}
