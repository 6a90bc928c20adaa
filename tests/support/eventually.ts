import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `check` returns a value, and returns it; rejects with `what` when that takes too long. */
export async function eventually<T>(
  what: string,
  check: () => Promise<T | undefined | false | null> | T | undefined | false | null,
  withinMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const found = await check()
    if (found !== undefined && found !== false && found !== null) return found
    if (performance.now() > deadline) throw new Error(`did not happen within ${withinMs} ms: ${what}`)
    await pause(50)
  }
}
