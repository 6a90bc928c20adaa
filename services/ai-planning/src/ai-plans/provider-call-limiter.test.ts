import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { PlanError, type ErrorKind } from './plan-error.rules.js'
import { ProviderCallLimiter } from './provider-call-limiter.js'

const running = new AbortController().signal
const options = { timeoutMs: 200, stopping: running }
const line = (openMs = 60_000) => new ProviderCallLimiter({ callsAtOnce: 4, breaker: { failures: 5, openMs } })
const failing = (kind: ErrorKind) => () => Promise.reject(new PlanError(kind))
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as PlanError).kind,
  )

test('after five failures in a row the provider is not called any more, and after a while once [R8]', async () => {
  const tested = line(1000)
  let calls = 0
  const count = (outcome: () => Promise<string>) => () => {
    calls += 1
    return outcome()
  }

  for (let i = 0; i < 10; i++) await kindOf(tested.call(options, count(failing('server'))))
  expect(calls).toBe(5)
  expect(await kindOf(tested.call(options, count(failing('server'))))).toBe('busy')

  await pause(1100)
  const trial = tested.call(
    options,
    count(() => pause(50, 'well again')),
  )
  expect(await kindOf(tested.call(options, count(failing('server'))))).toBe('busy')
  expect(await trial).toBe('well again')
  expect(calls).toBe(6)
  expect(
    await kindOf(
      tested.call(
        options,
        count(() => Promise.resolve('well')),
      ),
    ),
  ).toBe('answered')
})

test('failures caused by one hostile enquiry do not block the provider for others [S18]', async () => {
  const tested = line()

  for (let i = 0; i < 20; i++) await kindOf(tested.call(options, failing(i % 2 ? 'leaked' : 'unusable')))

  expect(await kindOf(tested.call(options, () => Promise.resolve('well')))).toBe('answered')
})

test('at most four calls are in flight [R8]', async () => {
  const tested = line()
  const slow = Array.from({ length: 4 }, () => tested.call(options, () => pause(50, 'ok')))

  expect(await kindOf(tested.call(options, () => Promise.resolve('fifth')))).toBe('busy')
  await Promise.all(slow)
  expect(await kindOf(tested.call(options, () => Promise.resolve('next')))).toBe('answered')
})

test('a call that does not end in time is ended and counts as a failure [R8]', async () => {
  const tested = line()
  const never = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new PlanError('timeout'))))

  const kinds = await Promise.all(
    Array.from({ length: 4 }, () => kindOf(tested.call({ ...options, timeoutMs: 50 }, never))),
  )
  kinds.push(await kindOf(tested.call({ ...options, timeoutMs: 50 }, never)))

  expect(kinds).toEqual(Array(5).fill('timeout'))
  expect(await kindOf(tested.call(options, () => Promise.resolve('x')))).toBe('busy')
})

test('a call is ended when the process stops', async () => {
  const stop = new AbortController()
  const call = line().call({ timeoutMs: 5000, stopping: stop.signal }, () => new Promise<never>(() => undefined))
  stop.abort()

  expect(await kindOf(call)).toBe('stopping')
})
