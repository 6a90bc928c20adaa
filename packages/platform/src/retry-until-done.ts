import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from './logger.js'

const firstWaitMs = 100
const maxWaitMs = 2000
const sayEveryMs = 30_000

/**
 * Tries until it succeeds, with growing waits. `reason` says in one sentence why a failure may pass; undefined rethrows
 * it. The sentence is logged when it is new, and every 30 seconds while it stays the same.
 */
export async function retryUntilDone<T>(
  work: () => Promise<T>,
  { log, reason }: { log: Logger; reason: (error: unknown) => string | undefined },
): Promise<T> {
  let said = { sentence: '', at: 0 }
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, maxWaitMs)) {
    try {
      return await work()
    } catch (error) {
      const sentence = reason(error)
      if (sentence === undefined) throw error
      if (sentence !== said.sentence || performance.now() - said.at >= sayEveryMs) {
        said = { sentence, at: performance.now() }
        log.warn({ code: (error as { code?: unknown }).code }, sentence)
      }
      await pause(waitMs)
    }
  }
}
