import { aiPlanWriters } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { counter, durationHistogram, observeGauges } from '@seneb/platform/metrics'
import type { Db } from '@seneb/service-kit/database/db'

import { planBacklogSql } from './ai-plan.entity.js'
import { gatedKinds, type GatedKind } from './number-gate/gate-tokens.rules.js'
import type { PlanWriter } from './plan-writer.js'

/** A model responds within a minute or never. */
const callBounds = [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60]
const planOutcomes = ['generated', 'failed'] as const

interface Backlog {
  readonly waiting: number
  readonly oldestDueSeconds: number
}

/** Metrics of the plan pipeline for operations. Labels are closed lists and contain no trip data. */
export class PlanMetrics {
  private readonly plans = counter('seneb_plans', {
    description: 'Plans that came to an end, by outcome and writer',
    labels: aiPlanWriters.flatMap((writer) => planOutcomes.map((outcome) => ({ outcome, writer }))),
  })
  private readonly calls = durationHistogram('seneb_plan_provider_call_seconds', {
    description: 'Duration of provider calls, by outcome',
    bounds: callBounds,
  })
  private readonly tokens = counter('seneb_plan_provider_tokens', { description: 'Tokens the provider has counted' })
  private readonly refusals = counter('seneb_plan_budget_rejections', {
    description: 'Provider calls not made because the daily budget is used up',
  })

  private readonly rejectedFigures = counter('seneb_plan_rejected_figures', {
    description: 'Figures, dates, names and the like that the number gate took out of plans, by kind',
    labels: gatedKinds.map((kind) => ({ kind })),
  })

  planFinished(outcome: (typeof planOutcomes)[number], writer: PlanWriter['name']): void {
    this.plans.add(1, { outcome, writer })
  }

  callSettled(outcome: string, durationMs: number): void {
    this.calls.record(durationMs, { outcome })
  }

  tokensUsed(count: number): void {
    this.tokens.add(count)
  }

  overBudget(): void {
    this.refusals.add(1)
  }

  figuresRejected(kinds: readonly GatedKind[]): void {
    for (const kind of kinds) this.rejectedFigures.add(1, { kind })
  }

  /** Reads the number of plans waiting to be written, and the wait of the oldest due one, at each scrape. */
  observe(db: Db): void {
    observeGauges(
      {
        seneb_plans_waiting: 'Plans that are asked for and not yet written',
        seneb_plans_oldest_due_seconds: 'For how long the oldest plan that is due has waited for a writer',
      },
      async () => {
        const [backlog] = await db.read((tx) => tx.query<Backlog>(planBacklogSql))
        return {
          seneb_plans_waiting: backlog?.waiting,
          seneb_plans_oldest_due_seconds: backlog?.oldestDueSeconds,
        }
      },
    )
  }
}
