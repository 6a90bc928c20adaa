import { getActiveResourcesInfo } from 'node:process'

import { expect, test } from '@jest/globals'

import { withAbortDeadline, withDeadline } from './with-deadline.js'

const timers = () => getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
const never = new Promise<string>(() => undefined)

test('work that is done in time is what counts, and its timer is gone with it', async () => {
  const before = timers()

  expect(await withDeadline(Promise.resolve('done'), { ms: 60_000, late: () => 'late' })).toBe('done')
  await expect(withDeadline(Promise.reject(new Error('failed')), { ms: 60_000, late: () => 'late' })).rejects.toThrow(
    'failed',
  )
  expect(await withAbortDeadline(60_000, () => Promise.resolve('done'))).toBe('done')
  await expect(withAbortDeadline(60_000, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')

  expect(timers()).toBe(before)
})

test('work that is late ends the waiting with what was agreed, a value or an error', async () => {
  expect(await withDeadline(never, { ms: 1, late: () => 'late' })).toBe('late')
  const late = (): string => {
    throw new Error('too late')
  }
  await expect(withDeadline(never, { ms: 1, late })).rejects.toThrow('too late')
})

test('work that heeds its signal is told when its time is over', async () => {
  const heeding = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  await expect(withAbortDeadline(1, heeding)).rejects.toMatchObject({ name: 'TimeoutError' })
})
