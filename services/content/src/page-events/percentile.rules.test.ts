import { expect, test } from '@jest/globals'

import { percentileBound } from './page-events.js'

test.each([
  [{ 100: 3, 200: 1 }, 100],
  [{ 100: 2, 200: 2 }, 200],
  [{ 200: 2, 100: 2, 400: 4 }, 400],
  [{ 100: 1 }, 100],
])('of %j three quarters are at or below %i [D-39]', (counts, bound) => {
  const buckets = Object.entries(counts).map(([at, count]) => ({ bound: Number(at), count }))

  expect(percentileBound(buckets, 0.75)).toBe(bound)
})

test('where nothing was counted there is no figure [D-39]', () => {
  expect(percentileBound([], 0.75)).toBeUndefined()
})
