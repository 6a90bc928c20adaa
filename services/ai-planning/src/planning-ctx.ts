import type { Ctx } from '@seneb/service-kit/ctx'

import type { RetryPolicy } from './ai-plans/ai-plan.rules.js'
import { offlinePlanWriter, type PlanWriter } from './ai-plans/plan-writer.js'
import { OpenAiPlanWriter } from './ai-plans/openai-plan-writer.js'
import { PlanMetrics } from './ai-plans/plan-metrics.js'
import type { AiPlanningSettings } from './config.js'
import { observePlanQuality } from './plan-quality/observe-plan-quality.js'

/** The times and bounds of the pipeline (PIPE-03, PIPE-05, R8). */
export interface PipelineTimes {
  readonly startDelayMs: number
  readonly settleMs: number
  readonly leaseSeconds: number
  readonly deadlineSeconds: number
  readonly retry: RetryPolicy
}

/** Context passed to this service's use cases. */
export interface PlanningCtx extends Ctx {
  readonly planWriter: PlanWriter
  readonly times: PipelineTimes
  readonly metrics: PlanMetrics
  /** Aborted when this process stops, so that a provider call in progress does not delay it. */
  readonly stopping: AbortSignal
}

/** Adds the ports of the use cases: the language model when a key is configured, our own rules otherwise. */
export function createPlanningCtx(base: Ctx, settings: AiPlanningSettings, stopping: AbortSignal): PlanningCtx {
  const metrics = new PlanMetrics()
  metrics.observe(base.db)
  observePlanQuality(base)
  return {
    ...base,
    planWriter: planWriterOf(settings, metrics),
    times: pipelineTimes(settings),
    metrics,
    stopping,
  }
}

/** The pipeline's times as configured. */
export function pipelineTimes(settings: AiPlanningSettings): PipelineTimes {
  return {
    startDelayMs: settings.AI_PLANNING_START_DELAY_MS,
    settleMs: settings.AI_PLANNING_SETTLE_MS,
    leaseSeconds: settings.AI_PLANNING_LEASE_SECONDS,
    deadlineSeconds: settings.AI_PLANNING_DEADLINE_SECONDS,
    retry: { maxCalls: 3, retryBaseMs: 1000, retryAfterCapMs: 60_000, busyWaitMs: 5000, minCallMs: 5000 },
  }
}

function planWriterOf(settings: AiPlanningSettings, metrics: PlanMetrics): PlanWriter {
  const apiKey = settings.AI_PLANNING_OPENAI_API_KEY
  if (!apiKey) return offlinePlanWriter
  return new OpenAiPlanWriter(
    {
      apiKey,
      baseUrl: settings.AI_PLANNING_OPENAI_BASE_URL,
      model: settings.AI_PLANNING_OPENAI_MODEL,
      responseFormat: settings.AI_PLANNING_OPENAI_RESPONSE_FORMAT,
      maxOutputTokens: settings.AI_PLANNING_OPENAI_MAX_OUTPUT_TOKENS,
      callTimeoutMs: settings.AI_PLANNING_CALL_TIMEOUT_MS,
      callsAtOnce: 4,
      dailyLimits: {
        calls: settings.AI_PLANNING_DAILY_CALL_LIMIT,
        tokens: settings.AI_PLANNING_DAILY_TOKEN_LIMIT,
      },
      breaker: { failures: 5, openMs: 60_000 },
    },
    metrics,
  )
}

const stop = new AbortController()

/** Aborted when this process begins to stop. */
export const stopping: AbortSignal = stop.signal

/** Aborts provider calls in progress: they may take longer than a process has to stop, and are repeated. */
export function abortProviderCalls(): void {
  stop.abort()
}
