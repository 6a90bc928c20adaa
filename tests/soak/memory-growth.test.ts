import { expect, test } from '@jest/globals'

import { growthOf } from './memory-growth.js'

const mb = 2 ** 20
const samplesOf = (usedMb: (minute: number) => number) =>
  Array.from({ length: 40 }, (_, minute) => new Map([['notification', usedMb(minute) * mb]]))
const ratioOf = (usedMb: (minute: number) => number) => growthOf(samplesOf(usedMb))[0]?.ratio

test('temporary garbage, and growth in the first quarter, are no growth', () => {
  expect(ratioOf((minute) => 60 + (minute % 5) * 8)).toBe(1)
  expect(ratioOf((minute) => Math.min(80, 20 + minute * 6))).toBe(1)
})

test('retained memory is growth, also beneath garbage', () => {
  expect(ratioOf((minute) => 60 + minute + (minute % 5) * 8)).toBeGreaterThan(1.2)
})

test('too few samples give no result', () => {
  expect(() => growthOf(samplesOf(() => 60).slice(0, 3))).toThrow('less than four times')
})
