import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { eventually } from '../support/eventually.js'
import { Stack } from '../support/stack.js'

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables: ['enquiry'] })
}, 120_000)
afterAll(() => stack.stop(), 60_000)

const isReady = (withinMs: number) =>
  stack
    .part('enquiry')
    .untilReady(withinMs)
    .then(() => true)
    .catch(() => false)

test.each([['nats' as const], ['postgres' as const]])(
  'without %s a service is not ready, and is ready again by itself when it comes back [R5, R6]',
  async (part) => {
    const { pid } = stack.part('enquiry')
    await stack.part(part).kill()
    await eventually('readiness turns red', async () => !(await isReady(0)))

    stack.part(part).start()
    await stack.part(part).untilReady(20_000)
    await eventually('readiness turns green', () => isReady(0), 15_000)

    expect(stack.part('enquiry').pid).toBe(pid)
    expect(stack.part('enquiry').ownEnds).toBe(0)
  },
  60_000,
)

test('a service that is told to stop ends in order within 25 seconds', async () => {
  const startedAt = performance.now()

  const { code, signal } = await stack.part('enquiry').stop()

  expect({ code, signal }).toEqual({ code: 0, signal: null })
  // oxlint-disable-next-line seneb/banned-syntax -- the limit is what is promised, and it takes a fraction of it
  expect(performance.now() - startedAt).toBeLessThan(25_000)
}, 40_000)
