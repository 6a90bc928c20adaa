import { expect, test } from '@jest/globals'

import { maxWaitMs, withinWorkOf, type Clock } from './sanitizer-thread.js'

const never = new Promise<never>(() => undefined)
const response = { type: 'image/jpeg', bytes: new Uint8Array(1) } as const

/** A clock that advances by `wall` and `work` milliseconds each time it is read. */
function clockBy(wall: number, work: number): Clock {
  let [wallMs, workMs] = [0, 0]
  return { wallMs: () => (wallMs += wall), workMs: () => (workMs += work) }
}

test('a file that had its time by the clock and of the processors is too complex [S12, R14]', async () => {
  expect(await withinWorkOf(2000, never, clockBy(1000, 2000))).toEqual({ reason: 'tooComplex' })
})

test('a file that a busy machine has hardly worked on yet is waited for', async () => {
  const late = new Promise<typeof response>((resolve) => setTimeout(() => resolve(response), 300))

  expect(await withinWorkOf(2000, late, clockBy(1000, 0.1))).toEqual(response)
})

test('waiting for processor time is bounded', async () => {
  await expect(withinWorkOf(2000, never, clockBy(maxWaitMs, 0.1))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
