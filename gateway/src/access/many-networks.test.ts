import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { RateLimited } from './access-errors.js'
import { maxCached, timesInShare } from './bounded-limiter.js'
import { budgets, type Budget } from './budgets.js'
import { ClientLimits } from './client-limits.js'
import { ReplicaCounts } from './replica-counts.js'

const networks = 100_000
const perBudget = 30
const maxMemoryMb = 80

let server: TestBus
let bus: Bus

beforeAll(async () => {
  server = await testBus()
  bus = await connectBus({ name: 'gateway', url: server.urlOf('gateway'), log: silentLogger })
})
afterAll(async () => {
  await bus.drain()
  await server.stop()
})

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function usedMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** One of very many networks of one sender, a /64 each. */
const addressOf = (i: number) => `2001:db8:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`

test('100,000 networks of one sender use bounded memory and are finally rejected, and others are served [S20]', async () => {
  const maxPerWindow = Object.fromEntries(Object.keys(budgets).map((budget) => [budget, perBudget])) as Record<
    Budget,
    number
  >
  const limits = new ClientLimits({ replicas: new ReplicaCounts(bus), maxPerWindow, secret: 'secret' })
  const send = (address: string) =>
    limits.countMutation('submitTripPlan', address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RateLimited) return false
        throw error
      },
    )
  const heavy = '2001:db8:ffff:1::1'
  for (let i = 0; i < perBudget; i++) await send(heavy)
  const before = usedMb()

  let served = 0
  for (let i = 0; i < networks; i++) served += Number(await send(addressOf(i)))
  const grownMb = usedMb() - before

  expect(grownMb).toBeLessThan(maxMemoryMb)
  expect(served).toBeLessThanOrEqual(maxCached + timesInShare * perBudget)
  expect(await send(heavy)).toBe(false)
  expect(await send('2001:db8:ffff:2::1')).toBe(false)
  for (const honest of ['203.0.113.7', '2a02:8100::1', '198.51.100.9']) expect(await send(honest)).toBe(true)
}, 300_000)
