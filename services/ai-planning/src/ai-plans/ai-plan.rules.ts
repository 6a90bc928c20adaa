import type { aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { errorMeanings, PlanError } from './plan-error.rules.js'

/** Messages with which a failed plan is announced (PIPE-16..18). */
export type AiPlanFailure = (typeof aiPlanFailures)[number]
export const fetchFailed: AiPlanFailure = 'Failed to fetch trip plan data'
export const generationFailed: AiPlanFailure = 'Failed to generate trip plan'
export const unexpectedError: AiPlanFailure = 'An unexpected error occurred'

/** Limits and delays for retries of a plan (R8). */
export interface RetryPolicy {
  /** Provider calls per plan, over all processes and restarts. */
  readonly maxCalls: number
  /** First wait; it doubles with each further attempt. */
  readonly retryBaseMs: number
  /** Longest wait a provider's Retry-After is granted. */
  readonly retryAfterCapMs: number
  /** Wait before checking again for a free provider slot. */
  readonly busyWaitMs: number
  /** Minimum time that must be left for a call to start. */
  readonly minCallMs: number
}

/** Number of the current attempt (1 = first) and the time left for the plan. */
export interface AttemptState {
  readonly attempt: number
  readonly remainingMs: number
}

export type NextStep =
  | { readonly step: 'fail'; readonly reason: AiPlanFailure }
  | { readonly step: 'retry'; readonly inMs: number; readonly attemptCounts: boolean }

/**
 * Returns the reason not to start an attempt; undefined when it may start. More attempts than allowed mean that
 * processes died while writing this plan (PIPE-18). A provider call also needs enough remaining time (R8).
 */
export function reasonNotToStart(
  { attempt, remainingMs }: AttemptState,
  policy: RetryPolicy,
  callsProvider: boolean,
): AiPlanFailure | undefined {
  if (attempt > policy.maxCalls) return unexpectedError
  if (callsProvider && remainingMs < policy.minCallMs) return generationFailed
  return undefined
}

/**
 * Returns the next step after a failed attempt: retry after a jittered wait that honors Retry-After up to the cap, or
 * fail. It fails when the fault is final or the attempts or the time are used up (R8, PIPE-17, PIPE-18). `random` is in
 * [0, 1).
 */
export function nextStepAfterError(
  error: unknown,
  attemptState: AttemptState & { random: number },
  policy: RetryPolicy,
): NextStep {
  const reason = error instanceof PlanError ? generationFailed : unexpectedError
  const attemptCounts = !(error instanceof PlanError) || errorMeanings[error.kind].action !== 'postpone'
  if (error instanceof PlanError && errorMeanings[error.kind].action === 'give-up') return { step: 'fail', reason }
  if (attemptCounts && attemptState.attempt >= policy.maxCalls) return { step: 'fail', reason }
  const inMs = waitMs(error, attemptState, policy)
  if (inMs + policy.minCallMs > attemptState.remainingMs) return { step: 'fail', reason }
  return { step: 'retry', inMs, attemptCounts }
}

function waitMs(error: unknown, state: { attempt: number; random: number }, policy: RetryPolicy): number {
  const jitter = 0.5 + state.random / 2
  if (error instanceof PlanError) {
    if (error.kind === 'stopping') return 0
    if (error.kind === 'busy') return Math.round(policy.busyWaitMs * jitter)
  }
  const backoffMs = Math.round(policy.retryBaseMs * 2 ** (state.attempt - 1) * jitter)
  const requestedMs = error instanceof PlanError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(backoffMs, Math.min(requestedMs, policy.retryAfterCapMs))
}
