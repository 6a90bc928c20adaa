import { Socket } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { replyInboxPrefix } from '@seneb/contracts/nats-permissions'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { headers } from '@nats-io/transport-node'

import { ReplyInbox } from './reply-inbox.js'
import { connectBus, type Bus } from './bus.js'
import { BatchedPublisher } from './batched-publisher.js'

const body = new TextEncoder().encode('{}')

let nats: TestBus
let bus: Bus
let client: ReplyInbox

beforeAll(async () => {
  nats = await testBus()
  bus = await connectBus({ name: 'enquiry', url: nats.url, log: silentLogger })
  client = new ReplyInbox(bus.connection, replyInboxPrefix('enquiry'))
  bus.connection.subscribe('test.echo', {
    callback: (_error, { data, reply = '' }) => {
      BatchedPublisher.of(bus.connection).publish({ subject: reply, body: data, options: {}, onError: fail })
    },
  })
  await bus.connection.flush()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await bus.drain()
  await nats.stop()
})

function fail(error: unknown): never {
  throw error
}

const request = () => client.request('test.echo', body, { timeoutMs: 3000, headers: headers() })

/**
 * Each call begins in a separate callback, as requests of different clients do, all within one iteration of the event
 * loop.
 */
function eachInItsOwnCallback<T>(count: number, begin: () => Promise<T>): Promise<T[]> {
  const pending = Array.from({ length: count }, () => {
    return new Promise<T>((resolve, reject) => setImmediate(() => void begin().then(resolve, reject)))
  })
  return Promise.all(pending)
}

test('requests of one event-loop tick are sent in one write, and so are their replies [P2]', async () => {
  const write = jest.spyOn(Socket.prototype, 'write')

  await eachInItsOwnCallback(20, request)

  const sent = write.mock.calls.map(([frame]) => Buffer.from(frame).toString())
  expect(sent.filter((frame) => frame.includes('HPUB test.echo'))).toHaveLength(1)
  expect(sent.filter((frame) => frame.startsWith('PUB '))).toHaveLength(1)
})

test('a single request is answered like any other', async () => {
  expect((await request()).data).toEqual(body)
})

test('a failed publish rejects its caller, and the others are sent', async () => {
  const tooLarge = new Uint8Array((bus.connection.info?.max_payload ?? 0) + 1)
  const rejected = client.request('test.echo', tooLarge, { timeoutMs: 3000, headers: headers() })
  const other = request()

  await expect(rejected).rejects.toThrow(/max_payload/)
  expect((await other).data).toEqual(body)
})

test('pending messages are sent before the connection drains', async () => {
  const draining = await connectBus({ name: 'enquiry', url: nats.url, log: silentLogger })
  const received = new Promise((resolve) => bus.connection.subscribe('test.last', { callback: resolve }))
  await bus.connection.flush()

  BatchedPublisher.of(draining.connection).publish({ subject: 'test.last', body, options: {}, onError: fail })
  await draining.drain()

  await received
})
