import { setTimeout as pause } from 'node:timers/promises'

const checksPerSecond = 100

/**
 * Looks a hundred times for each of `seconds`, ten milliseconds apart, and ends with the first that finds it; rejects
 * with what was looked for when none does. Looks are counted and not the clock: on a machine that is busy with other
 * things a look takes longer, and so does what it looks for.
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
