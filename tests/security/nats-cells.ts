import {
  consumerName,
  eventKey,
  eventSubjects,
  serviceNames,
  streamName,
  type EventContract,
  type ServiceName,
} from '@seneb/contracts/define'
import { bucketStream, type DocumentBucket, allBuckets } from '@seneb/contracts/document-buckets'
import { allEvents, allRequests } from '@seneb/contracts/messages/all-messages'
import {
  busUsers,
  inboxPrefix,
  presenceSubject,
  rateLimitSubject,
  type BusUser,
} from '@seneb/contracts/nats-permissions'

/** Each cell of the matrix: action, subject, and users permitted by the contracts (S7). */
export interface BusCell {
  readonly verb: 'publish' | 'subscribe'
  readonly subject: string
  readonly mayBeDoneBy: (user: BusUser) => boolean
}

type Who = (user: BusUser) => boolean

const id = '0193a1b2-0000-7000-8000-000000000001'
const noUser: Who = () => false
const only =
  (...users: readonly BusUser[]): Who =>
  (user) =>
    users.includes(user)
const publish = (subject: string, mayBeDoneBy: Who): BusCell => ({ verb: 'publish', subject, mayBeDoneBy })
const subscribe = (subject: string, mayBeDoneBy: Who): BusCell => ({ verb: 'subscribe', subject, mayBeDoneBy })

/** Subjects of requests and of replies. */
const talk: readonly BusCell[] = [
  ...allRequests.flatMap(({ service, subject }) => [
    publish(subject, only('gateway')),
    subscribe(subject, only(service)),
  ]),
  ...busUsers.flatMap((owner) => [
    subscribe(`${inboxPrefix(owner)}.x`, only(owner)),
    subscribe(`${inboxPrefix(owner)}.>`, only(owner)),
    // Subjects on which JetStream replies to its users.
    publish(`${inboxPrefix(owner)}.x`, noUser),
    publish(`${inboxPrefix(owner)}.x.1`, noUser),
  ]),
  ...serviceNames.map((service) =>
    publish(`${inboxPrefix('gateway')}.${service}.x.1`, (user) => user === service && handlesRequests(service)),
  ),
]

const handlesRequests = (service: ServiceName) => allRequests.some(({ service: handledBy }) => handledBy === service)

/** Subjects of published and consumed events. */
const events: readonly BusCell[] = allEvents.flatMap((event) => [
  publish(`${eventKey(event)}.${id}`, only(event.publisher)),
  // Services read streams; only watchers in `broadcastTo` receive an event directly when it is published, and may miss
  // it.
  subscribe(eventSubjects(event), (user) => event.broadcastTo.some((watcher) => watcher === user)),
  ...serviceNames.flatMap((consumer) => consumerCells(event, consumer)),
])

function consumerCells(event: EventContract, service: ServiceName): BusCell[] {
  const [stream, consumer] = [streamName(event.publisher), consumerName(service, event)]
  const declared = event.consumers.includes(service)
  const itself: Who = (user) => declared && user === service
  const maker: Who = (user) => declared && user === 'topology'
  const consumerPath = `${stream}.${consumer}`
  return [
    publish(`$JS.API.CONSUMER.MSG.NEXT.${consumerPath}`, itself),
    publish(`$JS.ACK.${consumerPath}.1.1.1.1.1`, itself),
    publish(
      `$JS.API.CONSUMER.INFO.${consumerPath}`,
      (user) => itself(user) || maker(user) || (declared && empties(user)),
    ),
    publish(`$JS.API.CONSUMER.CREATE.${consumerPath}.${eventSubjects(event)}`, maker),
    publish(`$JS.API.CONSUMER.CREATE.${consumerPath}`, noUser),
    publish(`$JS.API.CONSUMER.CREATE.${consumerPath}.${event.publisher}.>`, noUser),
    publish(`$JS.API.CONSUMER.DURABLE.CREATE.${consumerPath}`, noUser),
    publish(`$JS.API.CONSUMER.DELETE.${consumerPath}`, noUser),
    publish(`$JS.API.CONSUMER.PAUSE.${consumerPath}`, noUser),
  ]
}

/** Operations that create, change, read past a consumer, or delete an event stream. */
const streams: readonly BusCell[] = serviceNames.flatMap((service) => {
  const publishes = allEvents.some(({ publisher }) => publisher === service)
  const name = streamName(service)
  const maker: Who = (user) => publishes && user === 'topology'
  return [
    publish(`$JS.API.STREAM.INFO.${name}`, (user) => maker(user) || (publishes && (user === service || empties(user)))),
    publish(`$JS.API.STREAM.CREATE.${name}`, maker),
    publish(`$JS.API.STREAM.UPDATE.${name}`, maker),
    publish(`$JS.API.STREAM.DELETE.${name}`, (user) => publishes && empties(user)),
    ...isDeniedToAll(name),
    publish(`$JS.API.STREAM.PURGE.${name}`, noUser),
    publish(`$JS.API.STREAM.MSG.GET.${name}`, (user) => user === service && eraser(user)),
    publish(`$JS.API.STREAM.MSG.DELETE.${name}`, (user) => user === service && eraser(user)),
    publish(`$JS.API.DIRECT.GET.${name}`, noUser),
  ]
})

/** Services that erase what they store of an enquiry or a partner from their own streams. */
const eraser = only('enquiry', 'ai-planning', 'notification', 'referral', 'identity')

/** The user that deletes all streams except the ledger after a restore. */
const empties = only('empty-bus')

/** Ledger of erasures: one service writes it, the erasing services read it, and no user deletes from it. */
const ledger: readonly BusCell[] = [
  publish(`erasures.${id}`, only('enquiry')),
  subscribe('erasures.>', noUser),
  publish('$JS.API.STREAM.MSG.GET.ERASURES', eraser),
  publish('$JS.API.DIRECT.GET.ERASURES', noUser),
  publish('$JS.API.STREAM.MSG.DELETE.ERASURES', noUser),
  publish('$JS.API.STREAM.PURGE.ERASURES', noUser),
  publish('$JS.API.STREAM.INFO.ERASURES', only('topology', 'empty-bus')),
  ...['CREATE', 'UPDATE'].map((verb) => publish(`$JS.API.STREAM.${verb}.ERASURES`, only('topology'))),
  publish('$JS.API.STREAM.DELETE.ERASURES', noUser),
  ...isDeniedToAll('ERASURES'),
]

/** Operations that no user may perform on the stream. */
function isDeniedToAll(stream: string): BusCell[] {
  const verbs = ['STREAM.SNAPSHOT', 'STREAM.RESTORE', 'STREAM.LEADER.STEPDOWN']
  const consumers = ['CONSUMER.NAMES', 'CONSUMER.LIST', 'CONSUMER.CREATE']
  return [
    ...[...verbs, ...consumers].map((verb) => publish(`$JS.API.${verb}.${stream}`, noUser)),
    publish(`$JS.API.CONSUMER.CREATE.${stream}.mine`, noUser),
    publish(`$JS.API.CONSUMER.CREATE.${stream}.mine.>`, noUser),
    publish(`$JS.API.CONSUMER.DURABLE.CREATE.${stream}.mine`, noUser),
    publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.mine`, noUser),
    publish(`$JS.FC.${stream}.mine.x`, noUser),
  ]
}

const buckets: readonly BusCell[] = allBuckets.flatMap((bucket) => {
  const stream = bucketStream(bucket)
  const owns = only(bucket.ownedBy)
  const puts = only(bucket.putBy ?? bucket.ownedBy)
  const reads: Who = (user) => owns(user) || readersOf(bucket).includes(user)
  const maker = only('topology')
  return [
    publish(`$O.${bucket.name}.C.x`, puts),
    publish(`$O.${bucket.name}.M.x`, puts),
    subscribe(`$O.${bucket.name}.>`, noUser),
    publish(`$JS.API.STREAM.PURGE.${stream}`, owns),
    publish(`$JS.API.STREAM.MSG.GET.${stream}`, reads),
    publish(`$JS.API.STREAM.MSG.DELETE.${stream}`, noUser),
    publish(`$JS.API.DIRECT.GET.${stream}`, reads),
    publish(`$JS.API.STREAM.INFO.${stream}`, (user) => owns(user) || maker(user) || empties(user)),
    publish(`$JS.API.STREAM.CREATE.${stream}`, maker),
    publish(`$JS.API.STREAM.UPDATE.${stream}`, maker),
    publish(`$JS.API.STREAM.DELETE.${stream}`, empties),
    ...isDeniedToAll(stream),
  ]
})

const readersOf = ({ readBy }: DocumentBucket): readonly BusUser[] => readBy

/** Subjects that no user may use, or that do not belong to one stream. */
const others: readonly BusCell[] = [
  ...[rateLimitSubject, presenceSubject].flatMap((subject) => [
    publish(subject, only('gateway')),
    subscribe(subject, only('gateway')),
  ]),
  ...['INFO', 'STREAM.NAMES', 'STREAM.LIST', 'STREAM.CREATE.MINE', 'STREAM.INFO.MINE', 'STREAM.UPDATE.MINE'].map(
    (verb) => publish(`$JS.API.${verb}`, noUser),
  ),
  publish('$JS.API.META.LEADER.STEPDOWN', noUser),
  publish('$JS.API.ACCOUNT.PURGE.$G', noUser),
  publish('$SYS.REQ.SERVER.PING', noUser),
  publish('mine', noUser),
  subscribe('>', noUser),
  subscribe('*', noUser),
  subscribe('$JS.>', noUser),
  subscribe('$JS.EVENT.ADVISORY.>', noUser),
  subscribe('_INBOX.>', noUser),
  subscribe('$O.>', noUser),
]

/** All permissions that are tested for every user. */
export const busCells: readonly BusCell[] = [...talk, ...events, ...streams, ...ledger, ...buckets, ...others]
