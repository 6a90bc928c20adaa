import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { consumerName, eventSubject, eventSubjects, streamName } from '@seneb/contracts/define'
import { bucketStream, applicationDocumentsBucket, quarantineBucket } from '@seneb/contracts/document-buckets'
import { allEvents } from '@seneb/contracts/messages/all-messages'
import { SubmitTripPlan, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { BusUser } from '@seneb/contracts/nats-permissions'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'

/** Attacks by which one compromised service could read or disrupt messages of others. Each worked once. */

let nats: TestBus
let admin: NatsConnection
let streams: JetStreamManager
let attacker: NatsConnection | undefined

beforeAll(async () => {
  nats = await testBus()
  admin = await nats.connect()
  streams = await jetstreamManager(admin)
})
afterAll(async () => {
  await attacker?.close()
  await admin.close()
  await nats.stop()
})
beforeEach(async () => {
  await attacker?.close()
  attacker = undefined
})

const consumedByReferral = allEvents.find(
  ({ consumers, publisher }) => publisher === 'enquiry' && consumers.includes('referral'),
)
if (!consumedByReferral) throw new Error('referral hears nothing of enquiry any more; look for another pair')
const durable = consumerName('referral', consumedByReferral)
const enquiry = streamName('enquiry')

/** Sends a request to JetStream with the rights of a service; resolves to whether it succeeded. */
async function achieves(user: BusUser, subject: string, request: object): Promise<boolean> {
  attacker = await nats.connectAs(user)
  const reply = attacker.request(subject, JSON.stringify(request), { timeout: 800 })
  return reply.then(
    (message) => !('error' in message.json<object>()),
    () => false,
  )
}

const filterOf = async () => (await streams.consumers.info(enquiry, durable)).config.filter_subject
const subjectsOf = async (stream: string) => (await streams.streams.info(stream)).config.subjects.toSorted()

test.each([
  ['by DURABLE.CREATE', `$JS.API.CONSUMER.DURABLE.CREATE.${enquiry}.${durable}`],
  ['by CREATE without a filter in the subject', `$JS.API.CONSUMER.CREATE.${enquiry}.${durable}`],
  ['by CREATE with a foreign filter', `$JS.API.CONSUMER.CREATE.${enquiry}.${durable}.enquiry.>`],
])('referral cannot change its consumer to other events of enquiry, %s [S7]', async (_way, subject) => {
  const existing = (await streams.consumers.info(enquiry, durable)).config
  const { filter_subject: _own, ...unfiltered } = existing
  const config =
    subject.endsWith(durable) && !subject.includes('DURABLE')
      ? unfiltered
      : { ...existing, filter_subject: 'enquiry.>' }

  const achieved = await achieves('referral', subject, { stream_name: enquiry, config })

  expect({ achieved, filter: await filterOf() }).toEqual({ achieved: false, filter: eventSubjects(consumedByReferral) })
})

test('content cannot add a request subject of enquiry to its stream [S7]', async () => {
  const name = streamName('content')
  const before = await subjectsOf(name)
  const { config } = await streams.streams.info(name)

  const changed = { ...config, subjects: [...before, SubmitTripPlan.subject] }
  const achieved = await achieves('content', `$JS.API.STREAM.UPDATE.${name}`, changed)

  expect({ achieved, subjects: await subjectsOf(name) }).toEqual({ achieved: false, subjects: before })
})

test.each([['content' as const], ['referral' as const]])(
  '%s cannot turn its stream into a copy of the events of enquiry [S7]',
  async (service) => {
    const name = streamName(service)
    const { config } = await streams.streams.info(name)

    const achieved = await achieves(service, `$JS.API.STREAM.UPDATE.${name}`, {
      ...config,
      sources: [{ name: enquiry }],
    })

    const { sources } = (await streams.streams.info(name)).config
    expect({ achieved, sources }).toEqual({ achieved: false, sources: undefined })
  },
)

test('referral cannot publish a forged event of enquiry through its bucket [S7]', async () => {
  const stream = bucketStream(applicationDocumentsBucket)
  const subject = eventSubject(TripPlanSubmitted, aTripPlanSubmitted())
  const before = (await streams.streams.info(enquiry)).state.messages
  const config = { name: 'mine', deliver_subject: subject, filter_subject: `$O.${applicationDocumentsBucket.name}.C.x` }

  const achieved = await achieves('referral', `$JS.API.CONSUMER.CREATE.${stream}.mine.${config.filter_subject}`, {
    stream_name: stream,
    config: { ...config, ack_policy: 'none' },
  })
  attacker?.publish(`$O.${applicationDocumentsBucket.name}.C.x`, 'forged')
  await attacker?.flush()
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect({ achieved, stored: (await streams.streams.info(enquiry)).state.messages }).toEqual({
    achieved: false,
    stored: before,
  })
})

test('content cannot reply to a request of the gateway to enquiry [S7]', async () => {
  const gateway = await nats.connectAs('gateway')
  const received: string[] = []
  gateway.subscribe('_INBOX.gateway.>', { callback: (_error, message) => void received.push(message.subject) })
  await gateway.flush()

  attacker = await nats.connectAs('content')
  attacker.publish('_INBOX.gateway.enquiry.x.1', 'forged')
  attacker.publish('_INBOX.gateway.x', 'forged')
  attacker.publish('_INBOX.gateway.content.x.1', 'its own')
  await attacker.flush()
  await gateway.flush()
  await gateway.close()

  expect(received).toEqual(['_INBOX.gateway.content.x.1'])
})

test('the gateway cannot delete quarantined files by a message that replaces all earlier ones [S7, S12]', async () => {
  const stream = bucketStream(quarantineBucket)
  const storedCount = async () => (await streams.streams.info(stream)).state.messages
  attacker = await nats.connectAs('gateway')
  const subject = `$O.${quarantineBucket.name}.M.x`
  await attacker.request(subject, 'evidence')
  const before = await storedCount()

  const rollup = headers()
  rollup.set('Nats-Rollup', 'all')
  const reply = await attacker.request(subject, 'nothing', { headers: rollup, timeout: 2000 })

  expect({ before, after: await storedCount() }).toEqual({ before: 1, after: 1 })
  expect(reply.json<{ error?: object }>().error).toBeDefined()
})
