import { setTimeout as pause } from 'node:timers/promises'

const drainWithinMs = 120_000
/** Longer than a hearer waits before it takes up again what was under way when it was killed. */
const settleMs = 3000

/** Waits until nothing is missing any more, or long enough to call it lost; and then for what might come twice. */
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
