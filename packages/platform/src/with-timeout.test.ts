import { getActiveResourcesInfo } from 'node:process'

import { expect, test } from '@jest/globals'

import { withAbortTimeout, withTimeout } from './with-timeout.js'

const timers = () => getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
const never = new Promise<string>(() => undefined)

test('work that is done in time is what counts, and its timer is gone with it', async () => {
  const before = timers()

  expect(await withTimeout(Promise.resolve('done'), { ms: 60_000, onTimeout: () => 'late' })).toBe('done')
  await expect(
    withTimeout(Promise.reject(new Error('failed')), { ms: 60_000, onTimeout: () => 'late' }),
  ).rejects.toThrow('failed')
  expect(await withAbortTimeout(60_000, () => Promise.resolve('done'))).toBe('done')
  await expect(withAbortTimeout(60_000, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')

  expect(timers()).toBe(before)
})

test('work that is late ends the waiting with what was agreed, a value or an error', async () => {
  expect(await withTimeout(never, { ms: 1, onTimeout: () => 'late' })).toBe('late')
  const late = (): string => {
    throw new Error('too late')
  }
  await expect(withTimeout(never, { ms: 1, onTimeout: late })).rejects.toThrow('too late')
})

test('work that heeds its signal is told when its time is over', async () => {
  const heeding = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  await expect(withAbortTimeout(1, heeding)).rejects.toMatchObject({ name: 'TimeoutError' })
})
