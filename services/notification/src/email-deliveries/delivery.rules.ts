import type { FailureKind } from './delivery-failure.rules.js'

/** The specification's outcomes of sending (PIPE-08, PIPE-19, PIPE-20). */
export const outcomes = {
  sent: 'Email sent',
  failed: 'Failed to send email after multiple attempts',
  failedWithPlan: 'Trip plan was generated but email notification failed',
  unexpected: 'An unexpected error occurred while sending email',
} as const

export interface RetryPolicy {
  /** Waits after the first and the second failure (PIPE-07). */
  readonly quickWaitsMs: readonly number[]
  /** Waits after the recorded outcome; the last one repeats. */
  readonly slowWaitsMs: readonly number[]
  /** When to stop trying, counted from when the mail was queued. */
  readonly giveUpAfterMs: number
}

/** Interval at which waiting mails are checked, and the time for which a success counts as recent. */
export const rescheduleIntervalMs = 15_000

const minuteMs = 60_000

/** 0, 2 and 4 seconds as specified; then 1, 5, 15, 60 minutes for a day, so that nothing is lost either (D-51). */
export function retryPolicy(stepMs: number): RetryPolicy {
  return {
    quickWaitsMs: [stepMs, 2 * stepMs],
    slowWaitsMs: [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs],
    giveUpAfterMs: 24 * 60 * minuteMs,
  }
}

export interface FailedAttempt {
  /** Number of attempts made, including this one. */
  readonly attempts: number
  readonly failure: FailureKind
  /** Milliseconds since the mail was queued. */
  readonly ageMs: number
  /** The sentence to record when the quick attempts are used up. */
  readonly outcomeWhenFailed: string
}

export type NextStep =
  | { readonly state: 'retrying'; readonly waitMs: number; readonly outcome?: string }
  | { readonly state: 'dead'; readonly outcome: string }

/**
 * Returns the next step after a failed attempt: two more after the short waits, then the recorded outcome and slow
 * attempts for a day. After that it is a dead letter. A permanent refusal is final at once (PIPE-07, PIPE-08, PIPE-19,
 * PIPE-20, D-51).
 */
export function afterFailedAttempt(attempt: FailedAttempt, policy: RetryPolicy): NextStep {
  const { attempts, failure, ageMs, outcomeWhenFailed } = attempt
  const outcome = failure === 'unexpected' ? outcomes.unexpected : outcomeWhenFailed
  if (failure === 'refused') return { state: 'dead', outcome }
  const quickWaitMs = policy.quickWaitsMs[attempts - 1]
  if (quickWaitMs !== undefined) return { state: 'retrying', waitMs: quickWaitMs }
  const slowAttempts = attempts - policy.quickWaitsMs.length - 1
  const waitMs = policy.slowWaitsMs[Math.min(slowAttempts, policy.slowWaitsMs.length - 1)] ?? 0
  return ageMs + waitMs > policy.giveUpAfterMs ? { state: 'dead', outcome } : { state: 'retrying', waitMs, outcome }
}
