import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from './logger.js'

const firstWaitMs = 100
const maxWaitMs = 2000
const logIntervalMs = 30_000

/**
 * Retries until it succeeds, with growing waits. `describeRetryable` returns one sentence on why the failure may pass;
 * undefined rethrows it. The sentence is logged when it is new, and every 30 seconds while it stays the same.
 */
export async function retryUntilSuccess<T>(
  work: () => Promise<T>,
  { log, describeRetryable }: { log: Logger; describeRetryable: (error: unknown) => string | undefined },
): Promise<T> {
  let lastLog = { message: '', at: 0 }
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await work()
    } catch (error) {
      const message = describeRetryable(error)
      if (message === undefined) throw error
      if (message !== lastLog.message || performance.now() - lastLog.at >= logIntervalMs) {
        lastLog = { message, at: performance.now() }
        log.warn({ code: (error as { code?: unknown }).code }, message)
      }
      await pause(waitMs)
    }
  }
}
