import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { allConsumers, allStreams } from '@seneb/contracts/topology'
import { readTopologyEnvironment } from '@seneb/platform/config'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'

import { foundWithin } from '../../../tests/support/found-within.js'
import { connectBus, type Bus } from './bus.js'
import { applyTopology, streamConfig } from './topology.js'

let nats: TestBus
let admin: NatsConnection
let manager: JetStreamManager
let topology: Bus

beforeAll(async () => {
  nats = await testBus()
  admin = await nats.connect()
  manager = await jetstreamManager(admin, { checkAPI: false })
  topology = await connectBus({ name: 'topology', url: nats.urlOf('topology'), log: silentLogger })
})
afterAll(async () => {
  await Promise.all([admin.close(), topology.connection.close()])
  await nats.stop()
})

const everyName = [...allStreams, ...allConsumers].map(({ name }) => name).toSorted()

async function found(): Promise<string[]> {
  const streams = await manager.streams.names().next()
  const consumers = await Promise.all(streams.map(async (stream) => manager.consumers.list(stream).next()))
  return [...streams, ...consumers.flat().map(({ name }) => name)].toSorted()
}

test('with its permissions exactly the streams, buckets and consumers of the contracts are created', async () => {
  expect(allStreams.length).toBeGreaterThan(4)
  expect(allConsumers.length).toBeGreaterThan(8)

  expect(await found()).toEqual(everyName)
})

test('unchanged streams are not touched', async () => {
  expect(await applyTopology(topology)).toEqual([])
})

test('every stream and bucket has the requested number of replicas, and never an even number', () => {
  const replicasFor = (replicas: string) =>
    readTopologyEnvironment({
      SENEB_ENV: 'local',
      TOPOLOGY_NATS_URL: 'nats://topology@localhost',
      TOPOLOGY_NATS_REPLICAS: replicas,
    }).natsReplicas

  expect(allStreams.map((stream) => streamConfig(stream, replicasFor('3')).num_replicas)).toEqual(
    allStreams.map(() => 3),
  )
  expect(replicasFor('')).toBe(1)
  expect(() => replicasFor('2')).toThrow('TOPOLOGY_NATS_REPLICAS')
})

test('removed or changed streams are restored, and their messages stay', async () => {
  const [stream] = allStreams
  const [consumer] = allConsumers
  if (!stream || !consumer) throw new Error('there is nothing to look at')
  const { config } = await manager.streams.info(stream.name)
  await manager.streams.update(stream.name, { ...config, max_age: config.max_age / 2 })
  await manager.consumers.delete(consumer.stream, consumer.name)

  expect(await applyTopology(topology)).toEqual([stream.name, consumer.name])

  expect((await manager.streams.info(stream.name)).config).toEqual(config)
  expect((await manager.streams.info(stream.name)).created).toBeDefined()
  expect((await manager.consumers.info(consumer.stream, consumer.name)).config.filter_subject).toBe(consumer.filter)
})

test('after NATS loses its store everything is recreated within seconds [R4]', async () => {
  await nats.kill()
  nats.wipe()
  await nats.start()

  let names: string[] = []
  await foundWithin(8, 'all of it', async () => {
    names = await found().catch(() => [])
    return names.length >= everyName.length
  })
  expect(names).toEqual(everyName)
}, 30_000)
