import { AppError } from '@seneb/platform/app-error'

import type { SanitizerAnswer } from './sanitizer-messages.js'

/** However long a busy machine makes a file wait for a processor, its sender waits no longer than this. */
export const maxWaitMs = 15_000
const pollIntervalMs = 50

/** Elapsed time and processor time, in milliseconds since an arbitrary moment. */
export interface Clock {
  readonly wallMs: () => number
  /** Processor time used by all threads of this process, because libraries work in separate threads. */
  readonly workMs: () => number
}

const processClock: Clock = {
  wallMs: () => performance.now(),
  workMs: () => {
    const { system, user } = process.cpuUsage()
    return (system + user) / 1000
  },
}

/**
 * Returns the reply, or that the file is too complex after `deadlineMs` of both elapsed and processor time. On a busy
 * machine the file may have had little processor time by then. It is therefore given more time, until this process has
 * used that much. Rejects with UNAVAILABLE when the process never gets that much time.
 */
export async function withinWorkOf(
  deadlineMs: number,
  answered: Promise<SanitizerAnswer>,
  { wallMs, workMs }: Clock = processClock,
): Promise<SanitizerAnswer> {
  const [startedAt, workBefore] = [wallMs(), workMs()]
  let look: NodeJS.Timeout | undefined
  const tooLate = new Promise<SanitizerAnswer>((resolve, reject) => {
    look = setInterval(() => {
      const waitedMs = wallMs() - startedAt
      if (waitedMs < deadlineMs) return
      if (workMs() - workBefore >= deadlineMs) resolve({ reason: 'tooComplex' })
      else if (waitedMs >= maxWaitMs) reject(new AppError('UNAVAILABLE'))
    }, pollIntervalMs)
  })
  try {
    return await Promise.race([answered, tooLate])
  } finally {
    clearInterval(look)
  }
}
