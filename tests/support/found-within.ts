import { setTimeout as pause } from 'node:timers/promises'

const checksPerSecond = 100

/**
 * Tries a hundred times for each of `seconds`, at intervals of ten milliseconds, and returns the first result; rejects
 * with `what` otherwise. It counts attempts and not the clock, because on a busy machine both an attempt and the
 * awaited work take longer.
 */
export async function foundWithin(
  seconds: number,
  what: string,
  check: () => Promise<boolean> | boolean,
): Promise<void> {
  for (let attempts = seconds * checksPerSecond; attempts > 0; attempts--) {
    if (await check()) return
    await pause(1000 / checksPerSecond)
  }
  throw new Error(`was not found within the looks of ${seconds} s: ${what}`)
}
