import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import { PartnerNames } from '../access/partner-slots.js'
import { ReplicaCounts } from '../access/replica-counts.js'
import { PartnerPoints } from './partner-points.js'

const partner = { partnerId: '0190f5fe-7c00-7a00-8000-000000000001', mode: 'live' }
const capacity = 2000

let server: TestBus
let buses: Bus[]
let now = 1_000_000

beforeAll(async () => {
  server = await testBus()
  const connected = () => connectBus({ name: 'gateway', url: server.urlOf('gateway'), log: silentLogger })
  buses = await Promise.all([connected(), connected(), connected()])
})
afterAll(async () => {
  for (const bus of buses) await bus.drain()
  await server.stop()
})

async function replicas(): Promise<PartnerPoints[]> {
  const opened = buses.map((bus) => {
    const sizes = {
      'partner-points': { capacity, perSecond: 100 },
      'partner-points-day': { capacity, perSecond: 100 },
      'partner-dry-runs': { capacity: 10, perSecond: 10 },
      'partner-enquiries': { capacity: 60, perSecond: 1 / 60 },
    }
    const counts = new ReplicaCounts(bus)
    const names = new PartnerNames('s')
    const recordDays = () => Promise.resolve()
    const points = new PartnerPoints({ replicas: counts, sizes, perRequest: 1200, names, recordDays, now: () => now })
    points.start()
    return points
  })
  await allConsumed()
  return opened
}

/** Resolves once all replicas have received every report sent so far. */
async function allConsumed(): Promise<void> {
  for (const { connection } of buses) await connection.flush()
  for (const { connection } of buses) await connection.flush()
}

test('three replicas together grant one budget, with at most a twentieth each granted twice [S20]', async () => {
  const all = await replicas()
  let granted = 0
  for (let round = 0; round < 200; round++) {
    for (const points of all) if (points.consume('partner-points', partner, 20) === undefined) granted += 20
    await allConsumed()
  }

  expect(granted).toBeGreaterThanOrEqual(capacity)
  expect(granted).toBeLessThanOrEqual(capacity * 1.1)
  for (const points of all) expect(points.balancesOf(partner).points.available).toBe(0)
})

test('overspent points are owed and do not add up over a minute [S20]', async () => {
  const all = await replicas()
  const other = { ...partner, mode: 'test' }
  let granted = 0
  for (let tenth = 0; tenth < 600; tenth++) {
    now += 100
    const tries = all.flatMap((points) => Array<PartnerPoints>(5).fill(points))
    for (const points of tries) if (points.consume('partner-points', other, 20) === undefined) granted += 20
    await allConsumed()
  }

  const allowed = capacity + 60 * 100
  expect(granted).toBeGreaterThanOrEqual(allowed * 0.9)
  expect(granted).toBeLessThanOrEqual(allowed * 1.1)
})

test('a dry run charges no points, nor does a free document', async () => {
  const [points] = await replicas()
  const another = { ...partner, partnerId: '0190f5fe-7c00-7a00-8000-000000000002' }
  for (let at = 0; at < 10; at++) expect(points?.consume('partner-dry-runs', another, 1)).toBeUndefined()

  expect(points?.consume('partner-dry-runs', another, 1)).toBe(1)
  expect(points?.consume('partner-points', another, 0)).toBeUndefined()
  expect(points?.balancesOf(another)).toEqual({ points: { available: capacity, fullAt: now, fullInSeconds: 0 } })
})
