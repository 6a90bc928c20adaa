import { expect, test } from '@jest/globals'

import { InterruptibleSleep } from './interruptible-sleep.js'

const longMs = 60_000

async function durationOf(sleeping: Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await sleeping
  return performance.now() - startedAt
}

test('a sleep lasts its time, or until it is woken', async () => {
  const sleep = new InterruptibleSleep()

  expect(await durationOf(sleep.sleep(50))).toBeGreaterThan(40)
  const woken = durationOf(sleep.sleep(longMs))
  sleep.wake()
  expect(await woken).toBeLessThan(5000)
})

test('a wake-up between two sleeps ends the next one, unless it was dealt with', async () => {
  const sleep = new InterruptibleSleep()

  sleep.wake()
  expect(await durationOf(sleep.sleep(longMs))).toBeLessThan(5000)
  sleep.wake()
  sleep.reset()
  expect(await durationOf(sleep.sleep(50))).toBeGreaterThan(40)
})
