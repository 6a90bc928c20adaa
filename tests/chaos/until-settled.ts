import { setTimeout as pause } from 'node:timers/promises'

/** Outcome of one attempt: it is settled, must be repeated, or received a response that must never occur. */
export type Attempt<Settled> =
  | { readonly settled: Settled }
  | { readonly again: string }
  | { readonly surprise: string }

export interface Settling<Settled> {
  /** Undefined when it was abandoned. */
  readonly settled?: Settled
  readonly tries: number
  /** Result of the last attempt, when it was abandoned. */
  readonly lastReceived?: string
  /** Unexpected responses, by name. */
  readonly surprises: readonly string[]
}

const giveUpAfterMs = 90_000
const firstWaitMs = 100
const maxWaitMs = 1000

/** Retries like a careful client until there is a final response. */
export async function untilSettled<Settled>(attempt: () => Promise<Attempt<Settled>>): Promise<Settling<Settled>> {
  const deadline = performance.now() + giveUpAfterMs
  const surprises: string[] = []
  for (let tries = 1; ; tries++) {
    const result = await attempt()
    if ('settled' in result) return { settled: result.settled, tries, surprises }
    if ('surprise' in result) surprises.push(result.surprise)
    const lastReceived = 'surprise' in result ? result.surprise : result.again
    if (performance.now() > deadline) return { tries, surprises, lastReceived }
    await pause(Math.min(firstWaitMs * 2 ** (tries - 1), maxWaitMs))
  }
}

/**
 * Whether a response without data is acceptable: 5xx and UNAVAILABLE occur while parts are down; all others are errors.
 */
export function answerless({ errorCodes, status }: { status: number; errorCodes: readonly string[] }): Attempt<never> {
  if (errorCodes.length === 0 && status >= 500) return { again: String(status) }
  const unforeseen = errorCodes.filter((code) => code !== 'UNAVAILABLE')
  return errorCodes.length > 0 && unforeseen.length === 0
    ? { again: 'UNAVAILABLE' }
    : { surprise: unforeseen.join() || String(status) }
}
