import type { ServiceName } from './define.js'
import { allEvents } from './messages/all-messages.js'

/** Publisher and consumer of events with personal fields. */
export interface EventKeyPair {
  readonly publisher: ServiceName
  readonly consumer: ServiceName
}

/** The pairs that share a key for what is personal in events, each pair once. */
export const eventKeyPairs: readonly EventKeyPair[] = [
  ...new Map(
    allEvents
      .filter(({ personalFields }) => personalFields.length > 0)
      .flatMap(({ consumers, publisher }) => consumers.map((consumer) => ({ publisher, consumer })))
      .map((pair) => [`${pair.publisher} > ${pair.consumer}`, pair] as const),
  ).values(),
]

/** Returns the services with which a service shares an event key, whether it publishes or consumes. */
export function eventKeyPartners(service: ServiceName): readonly ServiceName[] {
  const partners = eventKeyPairs.flatMap(({ consumer, publisher }) =>
    publisher === service ? [consumer] : consumer === service ? [publisher] : [],
  )
  return [...new Set(partners)]
}
