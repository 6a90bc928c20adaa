import { expect, jest, test } from '@jest/globals'

import { InFlight } from './in-flight.js'

test('a slot is released when the response is ready, read or not, not when the client disconnects [R14]', () => {
  const inFlight = new InFlight(2)
  const [unread, remainingInFlight] = [inFlight.acquire(), inFlight.acquire()]
  expect([inFlight.count, inFlight.acquire()]).toEqual([2, undefined])

  unread?.endWork()
  expect(inFlight.count).toBe(1)
  unread?.close()
  expect(inFlight.count).toBe(1)
  remainingInFlight?.close()
  expect(inFlight.count).toBe(1)
  remainingInFlight?.endWork()
  expect(inFlight.count).toBe(0)
})

test('unfinished work of a client that left occupies its slot for at most ten seconds, and is released once', () => {
  jest.useFakeTimers()
  try {
    const inFlight = new InFlight(1)
    const slot = inFlight.acquire()
    slot?.close()

    jest.advanceTimersByTime(9_999)
    expect(inFlight.count).toBe(1)
    jest.advanceTimersByTime(1)
    expect(inFlight.count).toBe(0)
    slot?.endWork()
    slot?.close()
    expect(inFlight.count).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('no timer remains for a disconnected client once its response is ready', () => {
  jest.useFakeTimers()
  try {
    const slot = new InFlight(1).acquire()
    slot?.close()
    expect(jest.getTimerCount()).toBe(1)
    slot?.endWork()
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('slots are stuck when all are occupied for ten seconds and none was released', () => {
  let now = 0
  const inFlight = new InFlight(2, () => now)
  const first = inFlight.acquire()
  now = 60_000
  expect(inFlight.isStuck).toBe(false)
  inFlight.acquire()
  now += 9_999
  expect(inFlight.isStuck).toBe(false)
  now += 1
  expect(inFlight.isStuck).toBe(true)

  first?.endWork()
  expect(inFlight.isStuck).toBe(false)
  inFlight.acquire()
  expect(inFlight.isStuck).toBe(false)
})
