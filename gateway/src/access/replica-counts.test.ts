import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { ReplicaCounts, type Count } from './replica-counts.js'

let server: TestBus

beforeAll(async () => {
  server = await testBus()
})
afterAll(() => server.stop())

const replica = (): Promise<Bus> => connectBus({ name: 'gateway', url: server.urlOf('gateway'), log: silentLogger })
const client = 'c'.repeat(43)

test('a replica sends its counts to the others once, in one message [S20]', async () => {
  const [here, there] = await Promise.all([replica(), replica()])
  const received: Count[] = []
  new ReplicaCounts(there).onCount((count) => received.push(count))
  await there.connection.flush()
  const counts = new ReplicaCounts(here)

  counts.add('mutations', client)
  counts.add('mutations', client)
  counts.publish()
  counts.publish()
  await here.connection.flush()
  await there.connection.flush()

  expect(received).toEqual([[client, 2, 'mutations']])
  await Promise.all([here.drain(), there.drain()])
})

test('a replica that shuts down does not share its last counts, and nothing fails', async () => {
  const here = await replica()
  const counts = new ReplicaCounts(here)
  const drained = here.drain()
  // During every step of the shutdown; some steps allow messages.
  while (!here.connection.isClosed()) {
    counts.add('mutations', client)
    expect(() => counts.publish()).not.toThrow()
    await new Promise(setImmediate)
  }
  await drained
  counts.add('mutations', client)
  expect(() => counts.publish()).not.toThrow()
})
