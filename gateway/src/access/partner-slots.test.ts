import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

import { PartnerNames, PartnerSlots } from './partner-slots.js'
import type { Count, ReplicaCounts } from './replica-counts.js'

const partner = { partnerId: '0190f5fe-7c00-7a00-8000-000000000001', mode: 'live' }
const tickMs = 200

beforeAll(() => void jest.useFakeTimers())
afterAll(() => void jest.useRealTimers())

/** Replicas that receive each other's counts immediately; replica-counts.test.ts covers the transport over the bus. */
function replicas(count: number): PartnerSlots[] {
  const consumers: ((count: Count, replica: string) => void)[] = []
  return Array.from({ length: count }, (_, own) => {
    const counts = {
      onCount: (handler: (count: Count, replica: string) => void) => void consumers.push(handler),
      publishCounts: (reported: readonly Count[]) =>
        consumers.forEach(
          (consumer, other) => other !== own && reported.forEach((each) => consumer(each, String(own))),
        ),
    }
    const slots = new PartnerSlots({
      replicas: counts as unknown as ReplicaCounts,
      names: new PartnerNames('s'),
      max: 10,
      now: () => jest.now(),
    })
    slots.start()
    return slots
  })
}

/** Takes every free slot. */
function claimAll(slots: PartnerSlots, who = partner): (() => void)[] {
  const releases: (() => void)[] = []
  for (let end = slots.acquire(who); end; end = slots.acquire(who)) releases.push(end)
  return releases
}

test('a partner has at most ten concurrent requests, and a slot released twice is released once [S20]', () => {
  const [slots] = replicas(1)
  if (!slots) throw new Error('no replica')
  const releases = claimAll(slots)
  expect(releases).toHaveLength(10)
  expect(claimAll(slots, { ...partner, mode: 'test' })).toHaveLength(10)

  releases[0]?.()
  releases[0]?.()
  expect(claimAll(slots)).toHaveLength(1)
})

test('long requests occupy slots in all replicas until they end or their replica disappears [S20]', () => {
  const [here, there] = replicas(2)
  if (!here || !there) throw new Error('no replica')
  const releases = claimAll(here).slice(0, 7)
  jest.advanceTimersByTime(2 * tickMs)
  expect(claimAll(there)).toHaveLength(0)

  for (const end of releases) end()
  jest.advanceTimersByTime(tickMs)
  const others = claimAll(there)
  expect(others).toHaveLength(7)
  for (const end of others) end()
})

test('short requests occupy slots only in their own replica [S20]', () => {
  const [here, there] = replicas(2)
  if (!here || !there) throw new Error('no replica')
  for (let time = 0; time < 5; time++) {
    const before = claimAll(here)
    jest.advanceTimersByTime(tickMs)
    for (const end of before) end()
    const releases = claimAll(there)
    expect(releases).toHaveLength(10)
    for (const end of releases) end()
  }
})

test("a partner that fills three replicas gets one replica's slots, plus at most one for each other replica [S20]", () => {
  const all = replicas(3)
  const occupied = all.map((slots) => claimAll(slots))
  expect(occupied.flat()).toHaveLength(30)
  for (let tick = 0; tick < 4; tick++) {
    jest.advanceTimersByTime(tickMs)
    // Each that ends is followed by as many as are let in.
    all.forEach((slots, at) => {
      for (const end of occupied[at] ?? []) end()
      occupied[at] = claimAll(slots)
    })
    jest.advanceTimersByTime(tickMs)
  }
  const together = occupied.flat().length
  expect(together).toBeGreaterThanOrEqual(10)
  expect(together).toBeLessThanOrEqual(12)
})
