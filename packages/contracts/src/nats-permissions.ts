import {
  consumerName,
  eventSubjects,
  serviceNames,
  streamName,
  type EventContract,
  type ServiceName,
} from './define.js'
import { bucketStream, type DocumentBucket, allBuckets } from './document-buckets.js'
import { allEvents, allRequests } from './messages/all-messages.js'
import { purgeableStreams, erasureLedger, allConsumers, allStreams, ledgerWriter } from './topology.js'
import { ledgerReaders } from './vocabulary/erasures.js'

/**
 * Users that connect to NATS: the gateway and services; the topology step, which creates streams and consumers; the
 * reviewer of the quarantine; and the operator who empties the bus after a restore. The last three publish no events.
 */
export type BusUser = ServiceName | 'gateway' | 'topology' | 'quarantine' | 'empty-bus'
export const busUsers: readonly BusUser[] = ['gateway', ...serviceNames, 'topology', 'quarantine', 'empty-bus']

/** Subjects that one user may publish and subscribe to; the server refuses all others (S7). */
export interface BusPermissions {
  readonly publish: { readonly allow: readonly string[] }
  readonly subscribe: { readonly allow: readonly string[] }
}

export interface BusAccount {
  readonly user: BusUser
  readonly password: string
  readonly permissions: BusPermissions
}

/** Returns the prefix of the subjects on which a user receives replies, so that no other user can read them. */
export function inboxPrefix(user: BusUser): string {
  return `_INBOX.${user}`
}

/**
 * Returns the subject on which the gateway receives one service's replies. Each service may publish only to its own, so
 * none can reply to requests made to another service or to JetStream.
 */
export function replyInboxPrefix(service: ServiceName): string {
  return `${inboxPrefix('gateway')}.${service}`
}

/** Subject on which gateway replicas share the mutations they counted, so that limits apply across all replicas. */
export const rateLimitSubject = 'gateway.rate-limit.hit'

/**
 * Subject on which gateway replicas share the staff pages open at each enquiry, so that others viewing it are notified.
 */
export const presenceSubject = 'gateway.presence'

/** Returns the accounts of a NATS server for the given passwords. */
export function natsUsers(passwords: Readonly<Record<BusUser, string>>): BusAccount[] {
  return busUsers.map((user) => ({ user, password: passwords[user], permissions: permissionsFor(user) }))
}

/** Returns the bus permissions that the contracts grant a user. */
export function permissionsFor(user: BusUser): BusPermissions {
  if (user === 'topology') return topologyPermissions()
  if (user === 'quarantine') return quarantinePermissions()
  if (user === 'empty-bus') return emptyingPermissions()
  return user === 'gateway' ? gatewayPermissions() : servicePermissions(user)
}

const replicaSubjects: readonly string[] = [rateLimitSubject, presenceSubject]

function gatewayPermissions(): BusPermissions {
  return {
    publish: {
      allow: [...allRequests.map(({ subject }) => subject), ...replicaSubjects, ...bucketSubjects('gateway')],
    },
    subscribe: { allow: [`${inboxPrefix('gateway')}.>`, ...replicaSubjects, ...watchedSubjects('gateway')] },
  }
}

function servicePermissions(service: ServiceName): BusPermissions {
  const handled = allRequests.filter((request) => request.service === service)
  const published = allEvents.filter((event) => event.publisher === service)
  const consumed = allEvents.filter((event) => event.consumers.includes(service))
  return {
    publish: {
      allow: [
        ...(handled.length > 0 ? [`${replyInboxPrefix(service)}.>`] : []),
        ...published.map(eventSubjects),
        ...(published.length > 0 ? ownStream(service) : []),
        ...erasing(service),
        ...consumed.flatMap((event) => ownConsumer(service, event)),
        ...bucketSubjects(service),
      ],
    },
    subscribe: {
      allow: [`${inboxPrefix(service)}.>`, ...handled.map(({ subject }) => subject), ...watchedSubjects(service)],
    },
  }
}

function watchedSubjects(user: BusUser): string[] {
  return allEvents.filter(({ broadcastTo }) => broadcastTo.some((watcher) => watcher === user)).map(eventSubjects)
}

/** The relay compares the stream's creation time with the stored one (stream-epoch.ts). */
function ownStream(service: ServiceName): string[] {
  return [`$JS.API.STREAM.INFO.${streamName(service)}`]
}

/**
 * Returns the permissions of an erasing service: find and delete single messages in its own stream, and read the erased
 * IDs. Only the ledger writer may write them.
 */
function erasing(service: ServiceName): string[] {
  if (!ledgerReaders.some((one) => one === service)) return []
  const verbs = ['GET', 'DELETE'].map((verb) => `$JS.API.STREAM.MSG.${verb}.${streamName(service)}`)
  const written = service === ledgerWriter ? erasureLedger.subjects : []
  return [...verbs, `$JS.API.STREAM.MSG.GET.${erasureLedger.name}`, ...written]
}

function ownConsumer(service: ServiceName, event: EventContract): string[] {
  const consumerPath = `${streamName(event.publisher)}.${consumerName(service, event)}`
  return [
    `$JS.API.CONSUMER.INFO.${consumerPath}`,
    `$JS.API.CONSUMER.MSG.NEXT.${consumerPath}`,
    `$JS.ACK.${consumerPath}.>`,
  ]
}

/**
 * Permissions to create and update exactly the declared streams and consumers. They allow reading no messages, removing
 * nothing and exchanging no messages.
 */
function topologyPermissions(): BusPermissions {
  const verbs = ['INFO', 'CREATE', 'UPDATE']
  const streamSubjects = allStreams.flatMap(({ name }) => verbs.map((verb) => `$JS.API.STREAM.${verb}.${name}`))
  const consumerSubjects = allConsumers.flatMap(({ filter, name, stream }) => [
    `$JS.API.CONSUMER.INFO.${stream}.${name}`,
    `$JS.API.CONSUMER.CREATE.${stream}.${name}.${filter}`,
  ])
  return {
    publish: { allow: [...streamSubjects, ...consumerSubjects] },
    subscribe: { allow: [`${inboxPrefix('topology')}.>`] },
  }
}

/** Returns the permissions to inspect the user's own bucket and to remove files from it. */
function quarantinePermissions(): BusPermissions {
  return {
    publish: { allow: bucketSubjects('quarantine') },
    subscribe: { allow: [`${inboxPrefix('quarantine')}.>`] },
  }
}

/**
 * Permissions to inspect consumers and to delete every stream except the erasure ledger, whose fill level is readable.
 */
function emptyingPermissions(): BusPermissions {
  return {
    publish: {
      allow: [
        ...allStreams.map(({ name }) => `$JS.API.STREAM.INFO.${name}`),
        ...purgeableStreams.map(({ name }) => `$JS.API.STREAM.DELETE.${name}`),
        ...allConsumers.map(({ name, stream }) => `$JS.API.CONSUMER.INFO.${stream}.${name}`),
      ],
    },
    subscribe: { allow: [`${inboxPrefix('empty-bus')}.>`] },
  }
}

/** Returns the permissions of a user for the buckets of sealed files. */
function bucketSubjects(user: BusUser): string[] {
  return allBuckets.flatMap((bucket) => [
    ...((bucket.putBy ?? bucket.ownedBy) === user ? bucketSubjectsOf(bucket) : []),
    // Deleting a file purges its parts; the owner reads how full the bucket is.
    ...(bucket.ownedBy === user
      ? [`$JS.API.STREAM.PURGE.${bucketStream(bucket)}`, `$JS.API.STREAM.INFO.${bucketStream(bucket)}`]
      : []),
    ...(bucket.ownedBy === user || bucket.readBy.some((reader) => reader === user) ? readableBucket(bucket) : []),
  ])
}

function bucketSubjectsOf({ name }: DocumentBucket): string[] {
  return ['C', 'M'].map((part) => `$O.${name}.${part}.*`)
}

/**
 * Files are fetched message by message: a consumer could be created to deliver to subjects that its creator may not
 * publish.
 */
function readableBucket(bucket: DocumentBucket): string[] {
  const stream = bucketStream(bucket)
  return [`$JS.API.STREAM.MSG.GET.${stream}`, `$JS.API.DIRECT.GET.${stream}`]
}
