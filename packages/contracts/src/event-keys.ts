import type { ServiceName } from './define.js'
import { everyEvent } from './messages/every-message.js'

/** Who says something personal, and who hears it. */
export interface EventKeyPair {
  readonly saidBy: ServiceName
  readonly heardBy: ServiceName
}

/** The pairs that share a key for what is personal in events, each pair once. */
export const eventKeyPairs: readonly EventKeyPair[] = [
  ...new Map(
    everyEvent
      .filter(({ personal }) => personal.length > 0)
      .flatMap(({ heardBy, saidBy }) => heardBy.map((hearer) => ({ saidBy, heardBy: hearer })))
      .map((pair) => [`${pair.saidBy} > ${pair.heardBy}`, pair] as const),
  ).values(),
]

/** The other ends of a service's pairs, whether it speaks or hears. */
export function eventKeyPartners(service: ServiceName): readonly ServiceName[] {
  const partners = eventKeyPairs.flatMap(({ heardBy, saidBy }) =>
    saidBy === service ? [heardBy] : heardBy === service ? [saidBy] : [],
  )
  return [...new Set(partners)]
}
