import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import { BoundedLimiter, maxCached, timesInShare } from './bounded-limiter.js'

const limit = { points: 2, duration: 60 }
const namesOf = (client: string) => ({ client, network: 'network of all' })

let limiter: BoundedLimiter

beforeEach(() => {
  jest.useFakeTimers()
  limiter = new BoundedLimiter(limit)
})
afterEach(() => {
  jest.useRealTimers()
})

async function fill(): Promise<void> {
  for (let i = 0; i < maxCached; i++) await limiter.consume(`client ${i}`, 1)
}

test('a new client shares the counter of its network while memory is full [S20]', async () => {
  await fill()
  const share = await limiter.keyFor(namesOf('late'))
  expect(share).not.toBe('late')
  expect(await limiter.keyFor(namesOf('later'))).toBe(share)
  expect(await limiter.keyFor(namesOf('client 0'))).toBe('client 0')

  jest.advanceTimersByTime(limit.duration * 1000 - 1)
  expect(await limiter.keyFor(namesOf('late'))).toBe(share)
  jest.advanceTimersByTime(1)
  expect(await limiter.keyFor(namesOf('late'))).toBe('late')
})

test('memory is freed for each client when its window ends [S20]', async () => {
  await limiter.consume('early', 1)
  jest.advanceTimersByTime(1000)
  for (let i = 1; i < maxCached; i++) await limiter.consume(`client ${i}`, 1)
  expect(await limiter.keyFor(namesOf('late'))).not.toBe('late')

  jest.advanceTimersByTime(limit.duration * 1000 - 1000)
  expect(await limiter.keyFor(namesOf('late'))).toBe('late')
  await limiter.consume('late', 1)
  expect(await limiter.keyFor(namesOf('later'))).not.toBe('later')
})

test('while memory is full, counts of other replicas apply to known clients and shared counters only [S20]', async () => {
  await fill()
  const share = await limiter.keyFor(namesOf('late'))

  await limiter.addRemote('client 0', 1)
  expect(await limiter.consume('client 0', 1)).toBe(60)
  await limiter.addRemote(share, limit.points * timesInShare)
  expect(await limiter.consume(share, 1)).toBe(60)

  for (let i = 0; i < 100; i++) await limiter.addRemote(`new of another replica ${i}`, limit.points)
  jest.advanceTimersByTime(limit.duration * 1000)
  // None of them is remembered, so a full memory of new clients fits again.
  for (let i = 0; i < maxCached - 1; i++) await limiter.consume(`next ${i}`, 1)
  expect(await limiter.keyFor(namesOf('the last'))).toBe('the last')
})
