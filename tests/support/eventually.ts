import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `look` finds something and gives it; rejects with what was waited for when it does not come in time. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined | false | null> | T | undefined | false | null,
  withinMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false && found !== null) return found
    if (performance.now() > deadline) throw new Error(`did not happen within ${withinMs} ms: ${what}`)
    await pause(50)
  }
}
