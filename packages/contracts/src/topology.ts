import { consumerName, eventSubjects, serviceNames, streamName, type ServiceName } from './define.js'
import { bucketStream, type DocumentBucket, allBuckets } from './document-buckets.js'
import { allEvents } from './messages/all-messages.js'
import { recordGrantConsumers } from './vocabulary/person-records.js'
import { daysOf, retentionPeriods } from './vocabulary/retention-periods.js'

/** Maximum number of days for which streams retain messages (O-7). */
export const streamRetentionDays = daysOf(retentionPeriods.message)

/**
 * Periods for which a service retains published events, unhandled messages, receipts of messages, and erased IDs (O-7).
 */
export const messageRetention = {
  published: retentionPeriods.message,
  unhandled: retentionPeriods.unhandledMessage,
  erased: retentionPeriods.erasedRecord,
} as const

/** Required configuration of a stream, for a service's published events or for a file bucket. */
export interface DeclaredStream {
  readonly name: string
  readonly subjects: readonly string[]
  /** Time after which the server deletes a message; 0 retains it until it is removed. */
  readonly maxAgeMs: number
  /** Maximum number of messages; unlimited when omitted. */
  readonly maxBytes?: number
  readonly maxMessages?: number
  /** Behavior of a full stream. */
  readonly whenFull: DocumentBucket['whenFull']
  /** Whether it holds files, which are looked up by subject. */
  readonly isBucket: boolean
  /** Whether a message may replace all earlier ones, which deletes them; false where a user may only add files. */
  readonly isReplaceable: boolean
}

/** Durable consumer through which a service receives one kind of event. */
export interface DeclaredConsumer {
  readonly stream: string
  readonly name: string
  readonly filter: string
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Returns the stream of a service's published events; undefined when it publishes none. */
export function declaredStreamOf(service: ServiceName): DeclaredStream | undefined {
  const subjects = allEvents.filter(({ publisher }) => publisher === service).map(eventSubjects)
  if (subjects.length === 0) return undefined
  return {
    name: streamName(service),
    subjects,
    maxAgeMs: streamRetentionDays * dayMs,
    whenFull: 'forgetOldest',
    isBucket: false,
    isReplaceable: false,
  }
}

function bucketAsStream(bucket: DocumentBucket): DeclaredStream {
  return {
    name: bucketStream(bucket),
    subjects: ['C', 'M'].map((part) => `$O.${bucket.name}.${part}.>`),
    maxAgeMs: (bucket.lifeMinutes ?? 0) * minuteMs,
    maxBytes: bucket.maxBytes,
    maxMessages: bucket.maxMessages,
    whenFull: bucket.whenFull,
    isBucket: true,
    isReplaceable: bucket.putBy === undefined,
  }
}

/**
 * Ledger of erased IDs, stored outside every database. It is retained for longer than any database backup, so that a
 * restore brings no erased data back.
 */
export const erasureLedger: DeclaredStream = {
  name: 'ERASURES',
  subjects: ['erasures.*'],
  maxAgeMs: daysOf(retentionPeriods.erasedRecord) * dayMs,
  whenFull: 'forgetOldest',
  isBucket: false,
  isReplaceable: false,
}

/** Service that starts erasures and writes each into the ledger. */
export const ledgerWriter: ServiceName = 'enquiry'

/** Every stream of the platform. */
export const allStreams: readonly DeclaredStream[] = [
  ...serviceNames.flatMap((service) => declaredStreamOf(service) ?? []),
  ...allBuckets.map(bucketAsStream),
  erasureLedger,
]

/** Streams emptied after a restore: all except the ledger, which informs the restored databases of erasures. */
export const purgeableStreams: readonly DeclaredStream[] = allStreams.filter((stream) => stream !== erasureLedger)

/** Every durable consumer of the platform. */
export const allConsumers: readonly DeclaredConsumer[] = allEvents.flatMap((event) =>
  event.consumers.map((consumer) => ({
    stream: streamName(event.publisher),
    name: consumerName(consumer, event),
    filter: eventSubjects(event),
  })),
)

/** Publisher and consumer of events with personal fields, or of grants to read a record. */
interface EventKeyPair {
  readonly publisher: ServiceName
  readonly consumer: ServiceName
}

const eventPairs: readonly EventKeyPair[] = allEvents
  .filter(({ personalFields }) => personalFields.length > 0)
  .flatMap(({ consumers, publisher }) => consumers.map((consumer) => ({ publisher, consumer })))
const grantPairs: readonly EventKeyPair[] = recordGrantConsumers.map((consumer) => ({ publisher: 'enquiry', consumer }))

/** Pairs of services that share a key for personal fields of events and for grants, each pair once. */
export const eventKeyPairs: readonly EventKeyPair[] = [
  ...new Map(
    [...eventPairs, ...grantPairs].map((pair) => [`${pair.publisher} > ${pair.consumer}`, pair] as const),
  ).values(),
]

/** Returns the services with which a service shares an event key, whether it publishes or consumes. */
export function eventKeyPartners(service: ServiceName): readonly ServiceName[] {
  const partners = eventKeyPairs.flatMap(({ consumer, publisher }) =>
    publisher === service ? [consumer] : consumer === service ? [publisher] : [],
  )
  return [...new Set(partners)]
}
