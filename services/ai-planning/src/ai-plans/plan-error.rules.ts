/** Consequence of a fault: whether another call may help, and whether the provider is failing for everyone. */
interface ErrorMeaning {
  readonly action: 'retry' | 'give-up' | 'postpone'
  /** Whether the circuit breaker counts it. Failures that one hostile enquiry can cause must not count. */
  readonly isProviderFailure: boolean
}

/** Every way in which writing a plan can fail (R8). */
export const errorMeanings = {
  /** No connection, or one that broke off. */
  unreachable: { action: 'retry', isProviderFailure: true },
  /** No complete answer in time. */
  timeout: { action: 'retry', isProviderFailure: true },
  /** HTTP 429. */
  limited: { action: 'retry', isProviderFailure: true },
  /** HTTP 5xx. */
  server: { action: 'retry', isProviderFailure: true },
  /** HTTP 200 without a chat completion: HTML, truncated JSON, no choices. */
  malformed: { action: 'retry', isProviderFailure: true },
  /** A completion whose content is not a usable plan. */
  unusable: { action: 'retry', isProviderFailure: false },
  /** Key, quota, model or address is wrong; retrying does not help. */
  denied: { action: 'give-up', isProviderFailure: true },
  /** The provider refuses this request. */
  rejected: { action: 'give-up', isProviderFailure: false },
  /** The model will not write this plan. */
  declined: { action: 'give-up', isProviderFailure: false },
  /** The answer repeats the canary of the instructions, so the model follows injected instructions (S18). */
  leaked: { action: 'give-up', isProviderFailure: false },
  /** Today's calls or tokens are used up. */
  'over-budget': { action: 'give-up', isProviderFailure: false },
  /** No call was made: the breaker is open or the limit of concurrent calls is reached. */
  busy: { action: 'postpone', isProviderFailure: false },
  /** This process is stopping; another one continues. */
  stopping: { action: 'retry', isProviderFailure: false },
} as const satisfies Record<string, ErrorMeaning>

export type ErrorKind = keyof typeof errorMeanings

/** A plan could not be written. Carries no text of the provider: it might quote the prompt. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  /** Seen by logs and spans. */
  readonly code: ErrorKind
  readonly status?: number
  /** Wait requested by the provider. */
  readonly retryAfterMs?: number

  constructor(
    readonly kind: ErrorKind,
    details: { status?: number; retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`writing the plan failed: ${kind}${details.status ? ` (HTTP ${details.status})` : ''}`)
    this.code = kind
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }
}
