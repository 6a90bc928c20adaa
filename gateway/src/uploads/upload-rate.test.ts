import { expect, test } from '@jest/globals'

import { isTooSlow } from './receive-file.js'

test.each([
  [0, 10_000, false],
  [0, 10_001, true],
  [109_999, 11_000, true],
  [110_000, 11_000, false],
  [1_000_000, 100_000, false],
  [999_999, 100_000, true],
])('%i bytes within %i ms are too slow: %s [S12]', (receivedBytes, elapsedMs, expected) => {
  expect(isTooSlow(receivedBytes, elapsedMs)).toBe(expected)
})
