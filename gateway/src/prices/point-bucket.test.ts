import { beforeEach, expect, test } from '@jest/globals'

import { PointBucket } from './partner-points.js'

let now = 1_000_000
let bucket: PointBucket

beforeEach(() => {
  bucket = new PointBucket({ capacity: 100, perSecond: 10 }, () => now)
})

test('points are charged while there are enough, are restored over time, and never exceed the capacity [S20]', () => {
  expect(bucket.consume('a', 60)).toBeUndefined()
  expect(bucket.remaining('a')).toBe(40)
  now += 2500
  expect(bucket.remaining('a')).toBe(65)
  now += 60_000
  expect(bucket.remaining('a')).toBe(100)
})

test('a partner with too few points gets the seconds to wait, and nothing is charged', () => {
  bucket.consume('a', 95)

  expect(bucket.consume('a', 30)).toBe(3)
  expect(bucket.remaining('a')).toBe(5)
  now += 3000
  expect(bucket.consume('a', 30)).toBeUndefined()
})

test('a budget is not reduced by other partners', () => {
  bucket.consume('a', 100)

  expect(bucket.remaining('b')).toBe(100)
})

test('concurrent overspending is owed and lengthens the wait', () => {
  bucket.consume('a', 100)
  bucket.spend('a', 50)

  expect(bucket.remaining('a')).toBe(0)
  expect(bucket.consume('a', 10)).toBe(6)
  expect(bucket.fullAgainAt('a')).toBe(now + 15_000)
})
