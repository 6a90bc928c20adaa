import { expect, test } from '@jest/globals'

import { InterruptibleSleep } from './interruptible-sleep.js'

/** Longer than a test may take: a sleep that ends was woken. */
const longMs = 60_000

async function durationOf(sleeping: Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await sleeping
  return performance.now() - startedAt
}

test('a sleep lasts its time, or until it is woken', async () => {
  const sleep = new InterruptibleSleep()

  expect(await durationOf(sleep.sleep(50))).toBeGreaterThan(40)
  const woken = sleep.sleep(longMs)
  sleep.wake()
  await woken
})

test('a wake-up between two sleeps ends the next one, unless it was dealt with', async () => {
  const sleep = new InterruptibleSleep()

  sleep.wake()
  await sleep.sleep(longMs)
  sleep.wake()
  sleep.reset()
  expect(await durationOf(sleep.sleep(50))).toBeGreaterThan(40)
})
