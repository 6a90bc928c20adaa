import { setTimeout as pause } from 'node:timers/promises'

const drainWithinMs = 120_000
/** Longer than a consumer waits before it resumes work that was in progress when it was killed. */
const settleMs = 3000

/**
 * Waits until nothing is missing, or until the time limit after which it counts as lost; then waits for possible
 * duplicates.
 */
export async function untilNothingLost<Found>(
  read: () => Promise<Found>,
  lostOf: (found: Found) => number,
): Promise<{ readonly found: Found; readonly drainedMs: number }> {
  const startedAt = performance.now()
  for (;;) {
    const found = await read()
    const drainedMs = performance.now() - startedAt
    if (lostOf(found) === 0 || drainedMs > drainWithinMs) {
      await pause(settleMs)
      return { found: await read(), drainedMs }
    }
    await pause(500)
  }
}
