import {
  bulkhead,
  BulkheadRejectedError,
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'

import { errorMeanings, PlanError } from './plan-error.rules.js'

/**
 * Limits concurrent calls to a provider and the duration of each. Blocks calls while the provider is failing: after
 * five failures in a row, with one trial call after a minute (R8). It repeats no attempt: a plan's next attempt is a
 * row's due time, which survives a restart and blocks no other plan.
 */
export class ProviderCallLimiter {
  private readonly breaker
  private readonly slots

  constructor(options: { callsAtOnce: number; breaker: { failures: number; openMs: number } }) {
    const providerFailures = handleWhen(
      (error) => error instanceof PlanError && errorMeanings[error.kind].isProviderFailure,
    )
    this.slots = bulkhead(options.callsAtOnce)
    this.breaker = circuitBreaker(providerFailures, {
      halfOpenAfter: options.breaker.openMs,
      breaker: new ConsecutiveBreaker(options.breaker.failures),
    })
  }

  /** Makes one call; throws PlanError 'busy' when none could be made. `fn` must stop when its signal aborts. */
  async call<T>(
    options: { timeoutMs: number; stopping: AbortSignal },
    fn: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    // While a trial call is in progress, others would wait for its outcome for longer than their lease.
    if (this.breaker.state === CircuitState.HalfOpen) throw new PlanError('busy')
    const callTimeout = timeout(options.timeoutMs, TimeoutStrategy.Aggressive)
    try {
      return await wrap(this.slots, callTimeout, this.breaker).execute(({ signal }) => fn(signal), options.stopping)
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) throw new PlanError('busy')
      if (options.stopping.aborted) throw new PlanError('stopping', { cause: error })
      if (error instanceof TaskCancelledError) throw new PlanError('timeout')
      throw error
    }
  }
}
