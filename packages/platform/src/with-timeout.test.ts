import { getActiveResourcesInfo } from 'node:process'

import { expect, test } from '@jest/globals'

import { withAbortTimeout, withTimeout } from './with-timeout.js'

const timers = () => getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
const never = new Promise<string>(() => undefined)

test('work that ends in time returns its value, and its timer is cleared', async () => {
  const before = timers()

  expect(await withTimeout(Promise.resolve('done'), { ms: 60_000, onTimeout: () => 'late' })).toBe('done')
  await expect(
    withTimeout(Promise.reject(new Error('failed')), { ms: 60_000, onTimeout: () => 'late' }),
  ).rejects.toThrow('failed')
  expect(await withAbortTimeout(60_000, () => Promise.resolve('done'))).toBe('done')
  await expect(withAbortTimeout(60_000, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')

  expect(timers()).toBe(before)
})

test('a timeout ends the wait with the configured value or error', async () => {
  expect(await withTimeout(never, { ms: 1, onTimeout: () => 'late' })).toBe('late')
  const late = (): string => {
    throw new Error('too late')
  }
  await expect(withTimeout(never, { ms: 1, onTimeout: late })).rejects.toThrow('too late')
})

test('work that observes its signal is aborted at the timeout', async () => {
  const heeding = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  await expect(withAbortTimeout(1, heeding)).rejects.toMatchObject({ name: 'TimeoutError' })
})
