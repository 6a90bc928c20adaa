import { expect, test } from '@jest/globals'

import { fixedClock } from './test-ctx.js'

test('a fixed clock moves only when it is advanced, and a time it returned does not change', () => {
  const clock = fixedClock('2026-01-31T23:59:59.000Z')
  const before = clock.now()

  clock.advance(1000)

  expect(before.toISOString()).toBe('2026-01-31T23:59:59.000Z')
  expect(clock.now().toISOString()).toBe('2026-02-01T00:00:00.000Z')
  clock.set('2027-05-05T00:00:00.000Z')
  expect(clock.now()).toEqual(new Date('2027-05-05T00:00:00.000Z'))
})
