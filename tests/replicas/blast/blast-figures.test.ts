import { expect, test } from '@jest/globals'

import { allowedPoints, countsLine, overspendOf, observedLine } from './blast-figures.js'
import { noCounts } from './flood-counts.js'

const bucket = { available: 2000, capacity: 2000, restorePerSecond: 100 }

test('a bucket grants its content and what is restored, and more is an overspend [S20]', () => {
  const allowed = allowedPoints(bucket, 60)

  expect(allowed).toBe(8000)
  expect(overspendOf(8000, allowed)).toBe(0)
  expect(overspendOf(24_000, allowed)).toBe(2)
  expect(overspendOf(4000, allowed)).toBe(-0.5)
})

test('one line has all the counts, and another the observations', () => {
  const counts = { ...noCounts(), sent: 9, served: 4, charged: 80, withoutPoints: 2, withoutSlot: 1 }
  expect(countsLine({ ...counts, others: { 503: 2 }, seconds: 60.04 }, 0.0123)).toBe(
    'sent=9 in 60.0 s served=4 charged=80 withoutPoints=2 withoutSlot=1 other=2 overspend=1.2 %',
  )
  expect(observedLine('alone', { durationMs: [1, 2, 3, 40], refusals: [] })).toMatch(
    /^ {2}alone +4 requests, p50 2\.0 ms, p99 40\.0 ms$/,
  )
})
