import { setTimeout } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { purgeableStreams, erasureLedger, allConsumers, allStreams } from '@seneb/contracts/topology'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'

import { connectBus, type Bus } from './bus.js'
import { emptyBus } from './empty-bus.js'
import { readErasureLedger, writeErasureLedger } from './erase-messages.js'
import { applyTopology } from './topology.js'

let nats: TestBus
let admin: NatsConnection
let manager: JetStreamManager
let emptying: Bus
let enquiry: Bus
let topology: Bus

beforeAll(async () => {
  nats = await testBus()
  const open = (name: 'empty-bus' | 'enquiry' | 'topology') =>
    connectBus({ name, url: nats.urlOf(name), log: silentLogger })
  admin = await nats.connect()
  manager = await jetstreamManager(admin, { checkAPI: false })
  ;[emptying, enquiry, topology] = await Promise.all([open('empty-bus'), open('enquiry'), open('topology')])
})
afterAll(async () => {
  await Promise.all([admin.close(), ...[emptying, enquiry, topology].map(({ connection }) => connection.close())])
  await nats.stop()
})
beforeEach(() => applyTopology(topology))

const consumer = allConsumers[0]!

test('with its permissions everything except the ledger is deleted, and the ledger’s erasures stay readable [R18]', async () => {
  const erasure = { erasureId: 'e1', recordIds: ['r1'] }
  await writeErasureLedger(enquiry, erasure)

  const { deleted, retained } = await emptyBus(emptying)

  expect(deleted.map(({ name }) => name)).toEqual(purgeableStreams.map(({ name }) => name))
  expect(allStreams.length - purgeableStreams.length).toBe(1)
  expect(retained).toEqual({ name: erasureLedger.name, messages: 1 })
  await applyTopology(topology)
  expect(await all(readErasureLedger(enquiry))).toEqual([erasure])
})

test('nothing is deleted while a consumer is connected, which is named; after it disconnects, everything is [R18]', async () => {
  const before = await manager.streams.names().next()
  const listening = await nats.connect()
  const subject = `$JS.API.CONSUMER.MSG.NEXT.${consumer.stream}.${consumer.name}`
  const pending = listening.request(subject, JSON.stringify({ batch: 1, expires: 30_000_000_000 }), { timeout: 30_000 })
  const rejected = expect(pending).rejects.toThrow()
  await listening.flush()
  // The server registers a pull a moment after it has received it.
  while ((await manager.consumers.info(consumer.stream, consumer.name)).num_waiting === 0) await setTimeout(20)

  await expect(emptyBus(emptying)).rejects.toThrow(consumer.name)
  expect(await manager.streams.names().next()).toEqual(before)

  await listening.close()
  await rejected
  // The server notices a closed connection a moment later.
  while ((await manager.consumers.info(consumer.stream, consumer.name)).num_waiting > 0) await setTimeout(20)
  expect((await emptyBus(emptying)).deleted).not.toEqual([])
})

test('an empty bus and a lost ledger are no errors [R18]', async () => {
  await emptyBus(emptying)
  await manager.streams.delete(erasureLedger.name)

  expect(await emptyBus(emptying)).toEqual({ deleted: [], retained: undefined })
})

async function all<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const entry of entries) found.push(entry)
  return found
}
