import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { streamName } from '@seneb/contracts/define'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { connectBus, type Bus } from './bus.js'
import { EventPublisher } from './event-publisher.js'

const subject = `enquiry.ai-plan.requested.v1.${randomUUID()}`
const body = new TextEncoder().encode('{}')

let nats: TestBus
let bus: Bus
let admin: Bus
let publisher: EventPublisher

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.urlOf('enquiry'), log: silentLogger })
  // A login that may publish even where no contract allows it.
  admin = await connectBus({ name: 'enquiry', url: nats.url, log: silentLogger })
  publisher = new EventPublisher(bus.connection, 'enquiry')
})
afterAll(async () => {
  await Promise.all([bus.drain(), admin.drain()])
  await nats.stop()
})

const publisherOfAdmin = () => new EventPublisher(admin.connection, 'enquiry')
const stored = async () => (await bus.streams.streams.info(streamName('enquiry'))).state.messages

test('an event published repeatedly under one id is stored once [R1]', async () => {
  const before = await stored()
  const options = { id: randomUUID(), timeoutMs: 3000 }

  await publisher.publish(subject, body, options)
  await publisher.publish(subject, body, options)

  expect((await stored()) - before).toBe(1)
})

test('concurrent events are all stored', async () => {
  const before = await stored()

  await Promise.all(
    Array.from({ length: 50 }, () => publisher.publish(subject, body, { id: randomUUID(), timeoutMs: 3000 })),
  )

  expect((await stored()) - before).toBe(50)
})

test('an event that no stream accepts is not treated as stored', async () => {
  const nowhere = publisherOfAdmin().publish('test.nowhere', body, { id: randomUUID(), timeoutMs: 3000 })

  await expect(nowhere).rejects.toMatchObject({ name: 'NoResponders' })
})

test('an event that JetStream rejects is not treated as stored', async () => {
  admin.connection.subscribe('test.refused', {
    callback: (_error, message) => {
      message.respond('{"error":{"code":503,"err_code":10077}}')
    },
  })

  const publishing = publisherOfAdmin().publish('test.refused', body, { id: randomUUID(), timeoutMs: 3000 })

  await expect(publishing).rejects.toMatchObject({ name: 'PublishRejected', message: '10077' })
})

test('an event without a timely acknowledgment is not treated as stored', async () => {
  admin.connection.subscribe('test.silent', { callback: () => undefined })

  const silent = publisherOfAdmin().publish('test.silent', body, { id: randomUUID(), timeoutMs: 50 })

  await expect(silent).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
