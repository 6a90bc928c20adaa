import { expect, test } from '@jest/globals'

import { percentOf } from './percent.rules.js'

test.each([
  [375, 1000, 38],
  [625, 1000, 63],
  [775, 1000, 78],
  [374_999, 1_000_000, 37],
  [1, 100_000_000, 0],
])('%i of %i is %i per cent, halves going up [CALC-11]', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})
