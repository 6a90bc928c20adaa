import { expect, test } from '@jest/globals'

import { rateLimitMessage, formatWait } from './access-errors.js'

test.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [47, '47 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [3596, '60 minutes'],
  [3601, '2 hours'],
  [86_399, '24 hours'],
])('a wait of %d s is formatted as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})

test('the reported wait is never shorter than the real one', () => {
  const unitSeconds = { second: 1, minute: 60, hour: 3600 }
  for (let seconds = 1; seconds <= 90_000; seconds += 7) {
    const [, count, unit] = /in (\d+) (second|minute|hour)s?\.$/.exec(rateLimitMessage(seconds)) ?? []
    expect(Number(count) * unitSeconds[unit as keyof typeof unitSeconds]).toBeGreaterThanOrEqual(seconds)
  }
})
