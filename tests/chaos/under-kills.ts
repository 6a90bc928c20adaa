import { setTimeout as pause } from 'node:timers/promises'

import type { Stack } from '../support/stack.js'
import type { ChaosOptions } from './chaos-options.js'
import { Nemesis } from './nemesis.js'
import { SeededRandom } from './seeded-random.js'

/** Kills parts while submissions are sent, until the last one is on its way; then waits for all results. */
export async function underKills<T>(
  stack: Stack,
  { seed, targets, wipesNats }: ChaosOptions,
  sendAll: () => Promise<readonly Promise<T>[]>,
): Promise<{ readonly nemesis: Nemesis; readonly outcomes: readonly T[] }> {
  const nemesis = new Nemesis(stack, new SeededRandom(seed), { targets, wipesNats })
  let isOver = false
  const raging = nemesis.rage(() => isOver)
  const inFlight = await sendAll()
  isOver = true
  await raging
  return { nemesis, outcomes: await Promise.all(inFlight) }
}

/** Sends at a steady rate, regardless of earlier ones; resolves when the last is on its way. */
export async function sendSteadily<T>(
  { count, perSecond }: Pick<ChaosOptions, 'count' | 'perSecond'>,
  send: (number: number) => Promise<T>,
): Promise<Promise<T>[]> {
  const startedAt = performance.now()
  const inFlight: Promise<T>[] = []
  for (let number = 0; number < count; number++) {
    await pause(Math.max(0, startedAt + (number * 1000) / perSecond - performance.now()))
    inFlight.push(send(number))
  }
  return inFlight
}

/** Deployables that ended without being killed, with how often. */
export function ownEndsOf(stack: Stack): ReadonlyMap<string, number> {
  return new Map(
    [...stack.processes].filter(([, part]) => part.ownEnds > 0).map(([name, part]) => [name, part.ownEnds]),
  )
}
