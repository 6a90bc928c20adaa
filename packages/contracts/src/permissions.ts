import {
  bucketStream,
  consumerName,
  eventSubjects,
  serviceNames,
  streamName,
  type SenebEvent,
  type ServiceName,
  type DocumentBucket,
} from './define.js'
import { everyBucket } from './document-buckets.js'
import { everyEvent, everyQuestion } from './messages/every-message.js'

/** Who connects to NATS. */
export type BusUser = ServiceName | 'gateway'
export const busUsers: readonly BusUser[] = ['gateway', ...serviceNames]

/** The subjects one user may publish and subscribe to; everything else is refused by the server (S7). */
export interface BusPermissions {
  readonly publish: { readonly allow: readonly string[] }
  readonly subscribe: { readonly allow: readonly string[] }
}

export interface BusAccount {
  readonly user: BusUser
  readonly password: string
  readonly permissions: BusPermissions
}

/** Replies to a user arrive under its own prefix, so that nobody can read another one's answers. */
export function inboxPrefix(user: BusUser): string {
  return `_INBOX.${user}`
}

/** Replicas of the gateway tell each other of the mutations they counted, so that limits hold for all together. */
export const rateLimitSubject = 'gateway.rate-limit.hit'

/** The accounts of a NATS server for the given passwords. */
export function natsUsers(passwords: Readonly<Record<BusUser, string>>): BusAccount[] {
  return busUsers.map((user) => ({ user, password: passwords[user], permissions: permissionsOf(user) }))
}

/** What the contracts let a user do on the bus. */
export function permissionsOf(user: BusUser): BusPermissions {
  return user === 'gateway' ? gatewayPermissions() : servicePermissions(user)
}

function gatewayPermissions(): BusPermissions {
  const watched = everyEvent.filter((event) => event.watchedBy.includes('gateway'))
  return {
    publish: {
      allow: [...everyQuestion.map(({ subject }) => subject), rateLimitSubject, ...bucketSubjects('gateway')],
    },
    subscribe: { allow: [`${inboxPrefix('gateway')}.>`, rateLimitSubject, ...watched.map(eventSubjects)] },
  }
}

function servicePermissions(service: ServiceName): BusPermissions {
  const answered = everyQuestion.filter((question) => question.answeredBy === service)
  const said = everyEvent.filter((event) => event.saidBy === service)
  const heard = everyEvent.filter((event) => event.heardBy.includes(service))
  return {
    publish: {
      allow: [
        ...(answered.length > 0 ? [`${inboxPrefix('gateway')}.>`] : []),
        ...said.map(eventSubjects),
        ...(said.length > 0 ? ownStream(service) : []),
        ...heard.flatMap((event) => ownConsumer(service, event)),
        ...bucketSubjects(service),
      ],
    },
    subscribe: { allow: [`${inboxPrefix(service)}.>`, ...answered.map(({ subject }) => subject)] },
  }
}

function ownStream(service: ServiceName): string[] {
  return ['INFO', 'CREATE', 'UPDATE'].map((verb) => `$JS.API.STREAM.${verb}.${streamName(service)}`)
}

function ownConsumer(service: ServiceName, event: SenebEvent): string[] {
  const place = `${streamName(event.saidBy)}.${consumerName(service, event)}`
  return [
    `$JS.API.CONSUMER.CREATE.${place}`,
    `$JS.API.CONSUMER.CREATE.${place}.>`,
    `$JS.API.CONSUMER.DURABLE.CREATE.${place}`,
    `$JS.API.CONSUMER.INFO.${place}`,
    `$JS.API.CONSUMER.MSG.NEXT.${place}`,
    `$JS.ACK.${place}.>`,
  ]
}

/** What a user may do with the buckets of sealed files. */
function bucketSubjects(user: BusUser): string[] {
  return everyBucket.flatMap((bucket) => [
    ...(bucket.ownedBy === user ? ownBucket(bucket) : []),
    ...(bucket.ownedBy === user || bucket.readBy.some((reader) => reader === user) ? readableBucket(bucket) : []),
  ])
}

function ownBucket(bucket: DocumentBucket): string[] {
  const stream = bucketStream(bucket)
  const kept = ['C', 'M'].map((part) => `$O.${bucket.name}.${part}.*`)
  return [...kept, `$JS.API.STREAM.CREATE.${stream}`, `$JS.API.STREAM.PURGE.${stream}`]
}

function readableBucket(bucket: DocumentBucket): string[] {
  const stream = bucketStream(bucket)
  return [
    // Asked before a bucket is opened; it tells how much of JetStream is in use.
    '$JS.API.INFO',
    `$JS.API.STREAM.INFO.${stream}`,
    `$JS.API.STREAM.MSG.GET.${stream}`,
    `$JS.API.CONSUMER.CREATE.${stream}.>`,
    `$JS.API.CONSUMER.DELETE.${stream}.*`,
    `$JS.API.CONSUMER.INFO.${stream}.*`,
    `$JS.FC.${stream}.>`,
  ]
}
