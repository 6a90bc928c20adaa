import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

import { PartnerNames, PartnerSlots } from './partner-places.js'
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
      hear: (take: (count: Count, replica: string) => void) => void consumers.push(take),
      tellThese: (told: readonly Count[]) =>
        consumers.forEach((hear, other) => other !== own && told.forEach((each) => hear(each, String(own)))),
    }
    const places = new PartnerSlots({
      replicas: counts as unknown as ReplicaCounts,
      names: new PartnerNames('s'),
      max: 10,
      now: () => jest.now(),
    })
    places.start()
    return places
  })
}

/** Takes as many places as there are. */
function claimAll(places: PartnerSlots, who = partner): (() => void)[] {
  const ends: (() => void)[] = []
  for (let end = places.take(who); end; end = places.take(who)) ends.push(end)
  return ends
}

test('one has ten under way and no eleventh, and a place that is given back twice is one place [S20]', () => {
  const [places] = replicas(1)
  if (!places) throw new Error('no replica')
  const ends = claimAll(places)
  expect(ends).toHaveLength(10)
  expect(claimAll(places, { ...partner, mode: 'test' })).toHaveLength(10)

  ends[0]?.()
  ends[0]?.()
  expect(claimAll(places)).toHaveLength(1)
})

test('what lasts is counted everywhere, and forgotten when it is over or its replica is gone [S20]', () => {
  const [here, there] = replicas(2)
  if (!here || !there) throw new Error('no replica')
  const ends = claimAll(here).slice(0, 7)
  jest.advanceTimersByTime(2 * tickMs)
  expect(claimAll(there)).toHaveLength(0)

  for (const end of ends) end()
  jest.advanceTimersByTime(tickMs)
  const others = claimAll(there)
  expect(others).toHaveLength(7)
  for (const end of others) end()
})

test('what is over in a moment is counted nowhere else: who goes from one to another is not refused [S20]', () => {
  const [here, there] = replicas(2)
  if (!here || !there) throw new Error('no replica')
  for (let time = 0; time < 5; time++) {
    const before = claimAll(here)
    jest.advanceTimersByTime(tickMs)
    for (const end of before) end()
    const ends = claimAll(there)
    expect(ends).toHaveLength(10)
    for (const end of ends) end()
  }
})

test('who fills three replicas has all together what one would let in, and a place more for each other one [S20]', () => {
  const all = replicas(3)
  const held = all.map((places) => claimAll(places))
  expect(held.flat()).toHaveLength(30)
  for (let tick = 0; tick < 4; tick++) {
    jest.advanceTimersByTime(tickMs)
    // Each that ends is followed by as many as are let in.
    all.forEach((places, at) => {
      for (const end of held[at] ?? []) end()
      held[at] = claimAll(places)
    })
    jest.advanceTimersByTime(tickMs)
  }
  const together = held.flat().length
  expect(together).toBeGreaterThanOrEqual(10)
  expect(together).toBeLessThanOrEqual(12)
})
