import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { bucketStream, consumerName, eventKey, eventSubjects, serviceNames, streamName } from '@seneb/contracts/define'
import { everyBucket } from '@seneb/contracts/document-buckets'
import { everyEvent, everyQuestion } from '@seneb/contracts/messages/every-message'
import { busUsers, inboxPrefix, rateLimitSubject, type BusUser } from '@seneb/contracts/permissions'
import { connectBus } from '@seneb/service-kit/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import type { NatsConnection } from '@nats-io/transport-node'

/** Each cell of the matrix: what a user tries, on which subject, and whether the contracts declare it (S7). */
interface Cell {
  readonly verb: 'publish' | 'subscribe'
  readonly subject: string
  readonly declaredFor: (user: BusUser) => boolean
}

const id = '0193a1b2-0000-7000-8000-000000000001'
const cells: Cell[] = [
  ...everyQuestion.flatMap(({ answeredBy, subject }): Cell[] => [
    { verb: 'publish', subject, declaredFor: (user) => user === 'gateway' },
    { verb: 'subscribe', subject, declaredFor: (user) => user === answeredBy },
  ]),
  ...everyEvent.flatMap((event): Cell[] => [
    { verb: 'publish', subject: `${eventKey(event)}.${id}`, declaredFor: (user) => user === event.saidBy },
    // Services read streams; only who watches hears an event as it is said, and may miss it.
    {
      verb: 'subscribe',
      subject: eventSubjects(event),
      declaredFor: (user) => event.watchedBy.some((watcher) => watcher === user),
    },
    ...event.heardBy.map((hearer): Cell => {
      const place = `${streamName(event.saidBy)}.${consumerName(hearer, event)}`
      return { verb: 'publish', subject: `$JS.API.CONSUMER.MSG.NEXT.${place}`, declaredFor: (user) => user === hearer }
    }),
  ]),
  ...serviceNames.flatMap((service): Cell[] => {
    const says = everyEvent.some(({ saidBy }) => saidBy === service)
    const owns = (user: BusUser) => says && user === service
    return [
      { verb: 'publish', subject: `$JS.API.STREAM.CREATE.${streamName(service)}`, declaredFor: owns },
      { verb: 'publish', subject: `$JS.API.STREAM.DELETE.${streamName(service)}`, declaredFor: () => false },
      { verb: 'publish', subject: `$JS.API.STREAM.PURGE.${streamName(service)}`, declaredFor: () => false },
      { verb: 'publish', subject: `$JS.API.STREAM.MSG.GET.${streamName(service)}`, declaredFor: () => false },
    ]
  }),
  ...everyBucket.flatMap((bucket): Cell[] => {
    const stream = bucketStream(bucket)
    const owns = (user: BusUser) => bucket.ownedBy === user
    const reads = (user: BusUser) => owns(user) || bucket.readBy.some((reader) => reader === user)
    return [
      { verb: 'publish', subject: `$O.${bucket.name}.C.x`, declaredFor: owns },
      { verb: 'publish', subject: `$O.${bucket.name}.M.x`, declaredFor: owns },
      { verb: 'subscribe', subject: `$O.${bucket.name}.>`, declaredFor: () => false },
      { verb: 'publish', subject: `$JS.API.STREAM.PURGE.${stream}`, declaredFor: owns },
      { verb: 'publish', subject: `$JS.API.STREAM.DELETE.${stream}`, declaredFor: () => false },
      { verb: 'publish', subject: `$JS.API.STREAM.MSG.GET.${stream}`, declaredFor: reads },
    ]
  }),
  ...busUsers.map((owner): Cell => ({
    verb: 'subscribe',
    subject: `${inboxPrefix(owner)}.x`,
    declaredFor: (user) => user === owner,
  })),
  { verb: 'publish', subject: rateLimitSubject, declaredFor: (user) => user === 'gateway' },
  { verb: 'subscribe', subject: rateLimitSubject, declaredFor: (user) => user === 'gateway' },
  { verb: 'publish', subject: '$SYS.REQ.SERVER.PING', declaredFor: () => false },
  { verb: 'subscribe', subject: '>', declaredFor: () => false },
]

let nats: TestBus
beforeAll(async () => {
  nats = await testBus()
})
afterAll(() => nats.stop())

/** Whether the server lets the connection do it; the server answers a violation before it answers the flush. */
async function isAllowed(connection: NatsConnection, { subject, verb }: Cell): Promise<boolean> {
  if (verb === 'subscribe') {
    const refusals: Error[] = []
    const callback = (error: Error | null) => {
      if (error) refusals.push(error)
    }
    const subscription = connection.subscribe(subject, { callback })
    await connection.flush()
    await connection.flush()
    if (refusals.length === 0) subscription.unsubscribe()
    return refusals.length === 0
  }
  const refusals: string[] = []
  const errors = connection.status()
  const watching = (async () => {
    for await (const status of errors) if (status.type === 'error') refusals.push(status.error.message)
  })()
  connection.publish(subject, '')
  await connection.flush()
  await connection.flush()
  await new Promise((resolve) => setTimeout(resolve, 5))
  void watching
  return !refusals.some((refusal) => refusal.includes(subject))
}

describe.each(busUsers.map((user) => [user] as const))('the NATS user %s', (user) => {
  test('can do exactly what the contracts declare [S7]', async () => {
    const { connection } = await connectBus({ name: user, url: nats.urlOf(user), log: silentLogger })
    const wrong: string[] = []
    let allowed = 0
    for (const cell of cells) {
      const may = await isAllowed(connection, cell)
      if (may) allowed += 1
      if (may !== cell.declaredFor(user)) wrong.push(`${user} ${may ? 'can' : 'cannot'} ${cell.verb} ${cell.subject}`)
    }
    await connection.close()

    expect(wrong).toEqual([])
    expect(allowed).toBeGreaterThan(0)
    expect(allowed).toBeLessThan(cells.length)
  })
})
