import { inSpan, withTraceparent } from '@seneb/platform/telemetry'
import type { Lease, Settlement } from '@seneb/service-kit/working/leased-queue'

import type { PlanningCtx } from '../planning-ctx.js'
import { failedSet, generatedSet, handBackSet, planQueue, type DuePlan } from './ai-plan.queries.js'
import { attemptPlan, type Outcome } from './attempt-plan.js'
import { renderPlanText } from './plan-text.rules.js'

/** A plan this process has taken, with a lease by the database's clock. */
type Claim = DuePlan & Lease

/**
 * Takes one due plan and makes one attempt to write it (PIPE-03, PIPE-04, R8). Nothing is held open meanwhile: the
 * attempt is recorded before and its outcome after, so that a crash at any point leads to another attempt or to the
 * end, never to two plans. 'again' when there may be more to do.
 */
export async function generateAiPlan(ctx: PlanningCtx): Promise<'again' | void> {
  const leaseMs = ctx.times.leaseSeconds * 1000
  const [claim] = await planQueue.claim(ctx.db, { count: 1, leaseMs })
  if (!claim) return

  await withTraceparent(claim.traceparent, () =>
    inSpan('generate plan', { attributes: { 'seneb.attempt': claim.attempts } }, async () => {
      await conclude(claim, await attemptPlan(claim, ctx), ctx)
    }),
  )
  return 'again'
}

async function conclude(claim: Claim, outcome: Outcome, ctx: PlanningCtx): Promise<void> {
  const isSettled = await planQueue.settle(ctx.db, claim, settlementOf(outcome, ctx))
  const fields = { tripPlanId: claim.id, attempt: claim.attempts, outcome: outcome.step }
  if (!isSettled) {
    ctx.log.warn(fields, 'a plan was taken over by another process, this outcome is dropped')
    return
  }
  if (outcome.step === 'retry') return
  ctx.metrics.planFinished(outcome.step === 'store' ? 'generated' : 'failed', ctx.planWriter.name)
  ctx.log.info({ ...fields, reason: outcome.step === 'fail' ? outcome.reason : undefined }, 'a plan came to its end')
}

function settlementOf(outcome: Outcome, { planWriter, times }: PlanningCtx): Settlement {
  switch (outcome.step) {
    case 'store': {
      const { plan } = outcome
      const { model, name } = planWriter
      const params = [renderPlanText(plan), JSON.stringify(plan), name, model ?? null, times.settleMs]
      return { name: 'storePlan', set: generatedSet, params }
    }
    case 'fail':
      return { name: 'storeFailure', set: failedSet, params: [outcome.reason, planWriter.name, times.settleMs] }
    case 'retry':
      return { name: 'handBackPlan', set: handBackSet, params: [outcome.inMs, outcome.attemptCounts ? 0 : 1] }
  }
}
