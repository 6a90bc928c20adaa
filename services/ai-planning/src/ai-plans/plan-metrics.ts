import { meter } from '@seneb/platform/telemetry'

/** What operations watch of the plan pipeline. Labels are closed lists; nothing of a trip is in them. */
export class PlanMetrics {
  private readonly plans = meter().createCounter('seneb_plans', {
    description: 'Plans that came to an end, by outcome and writer',
  })
  private readonly calls = meter().createHistogram('seneb_plan_provider_call', {
    unit: 's',
    description: 'Duration of provider calls, by outcome',
  })
  private readonly tokens = meter().createCounter('seneb_plan_provider_tokens', {
    description: 'Tokens the provider has counted',
  })
  private readonly refusals = meter().createCounter('seneb_plan_budget_refusals', {
    description: 'Provider calls not made because the daily budget is used up',
  })

  planFinished(outcome: 'generated' | 'failed', writer: string): void {
    this.plans.add(1, { outcome, writer })
  }

  callEnded(outcome: string, durationMs: number): void {
    this.calls.record(durationMs / 1000, { outcome })
  }

  tokensUsed(count: number): void {
    this.tokens.add(count)
  }

  overBudget(): void {
    this.refusals.add(1)
  }
}
