import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'

import { freePort } from './free-port.js'
import { TestBus, testBus } from './test-bus.js'

let bus: TestBus
let admin: NatsConnection

beforeAll(async () => {
  bus = await testBus()
  admin = await bus.connect()
})

afterAll(async () => {
  await admin.close()
  await bus.stop()
})

test('a test bus stores messages and still has them after it was killed', async () => {
  const before = await jetstreamManager(admin)
  await before.streams.add({ name: 'T', subjects: ['t.>'] })
  await jetstream(admin).publish('t.1', 'kept')

  await bus.kill()
  await bus.start()

  const after = await jetstreamManager(await reconnected(admin))
  expect((await after.streams.info('T')).state.messages).toBe(1)
})

test('a wiped test bus has lost its streams', async () => {
  await bus.kill()
  bus.wipe()
  await bus.start()

  const manager = await jetstreamManager(await reconnected(admin))
  await expect(manager.streams.info('T')).rejects.toThrow('stream not found')
})

test('a deployable of the test bus cannot publish beyond its contracts', async () => {
  const gateway = await bus.connectAs('gateway')
  const violation = new Promise<string>((resolve) => {
    void (async () => {
      for await (const status of gateway.status()) if (status.type === 'error') resolve(status.error.message)
    })()
  })

  gateway.publish('enquiry.trip-plan.submitted.v1.forged')

  expect(await violation).toContain('Permissions Violation for Publish')
  await gateway.close()
})

test('a port that another process takes first is left to it', async () => {
  const taker = createServer().listen(0, '127.0.0.1')
  await once(taker, 'listening')
  const { port } = taker.address() as AddressInfo
  const ports = [port]

  const other = await TestBus.start(async () => ports.shift() ?? (await freePort()))
  const connection = await other.connect()

  expect(connection.getServer()).not.toContain(String(port))
  await connection.close()
  await other.stop()
  taker.close()
})

async function reconnected(connection: NatsConnection): Promise<NatsConnection> {
  await until(() => connection.rtt().then(() => true))
  return connection
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('waited 10 s in vain')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}
