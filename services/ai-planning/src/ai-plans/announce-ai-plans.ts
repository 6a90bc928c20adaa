import { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { withSpan, withTraceparent } from '@seneb/platform/telemetry'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { PlanningCtx } from '../planning-ctx.js'
import { anySettledSql, claimSettledSql, type AiPlanState } from './ai-plan.entity.js'
import { unexpectedError, type AiPlanFailure } from './ai-plan.rules.js'
import { storedPlan } from './plan-text.rules.js'

/** Plans announced in one transaction. */
const plansPerRun = 20

interface SettledPlan {
  readonly id: string
  readonly state: AiPlanState
  readonly generatedPlan: string | null
  readonly writer: string | null
  readonly failureReason: AiPlanFailure | null
  readonly finishedAt: Date
  readonly traceparent: string | null
}

/**
 * Publishes the outcome of each plan whose settle time has passed: the stored plan, read again (PIPE-05), or its
 * failure (PIPE-06, PIPE-09). Publishing and marking share one transaction, so each plan has exactly one outcome.
 * Returns 'again' when more may be due.
 */
export async function announceAiPlans(ctx: PlanningCtx): Promise<'again' | void> {
  const [found] = await ctx.db.read((tx) => tx.query<{ hasAny: boolean }>(anySettledSql))
  if (!found?.hasAny) return
  const count = await ctx.db.write(async (tx) => {
    const plans = await tx.query<SettledPlan>(claimSettledSql, [plansPerRun])
    for (const plan of plans)
      await withTraceparent(plan.traceparent, () => withSpan('announce plan', {}, () => publishSettled(plan, tx)))
    // Updates open lists of plans.
    for (const { id: tripPlanId } of plans) await tx.publish(CarePlanChanged, { tripPlanId, version: 1 })
    return plans.length
  })
  return count === plansPerRun ? 'again' : undefined
}

function publishSettled(plan: SettledPlan, tx: WriteTx): Promise<void> {
  const at = plan.finishedAt.toISOString()
  const itinerary = plan.state === 'generated' ? storedPlan(plan.generatedPlan) : undefined
  // A stored but empty plan must not block the plans behind it forever.
  if (itinerary) {
    const written = { itinerary, writer: plan.writer === 'openai' ? 'openai' : 'offline' } as const
    return tx.publish(AiPlanGenerated, { tripPlanId: plan.id, generatedAt: at, ...written })
  }
  return tx.publish(AiPlanFailed, { tripPlanId: plan.id, failedAt: at, reason: plan.failureReason ?? unexpectedError })
}
