import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { WorkerLoop, type Worker } from './worker-loop.js'

const deps = { log: silentLogger }

/** Long enough that no timer fires within a test. */
const never = 60_000

/** A loop that counts its runs; each run receives the loop. */
function counting(intervalMs: number, run: (loop: WorkerLoop<typeof deps>) => Promise<'again' | void>) {
  const seen = { runs: 0 }
  const worker: Worker<typeof deps> = {
    name: 'counting',
    intervalMs,
    run: () => {
      seen.runs += 1
      return run(loop)
    },
  }
  const loop: WorkerLoop<typeof deps> = new WorkerLoop(worker, deps)
  return { loop, seen }
}

async function isAliveWithin(ms: number, { loop, seen }: ReturnType<typeof counting>): Promise<number> {
  loop.start()
  await pause(ms)
  const { runs } = seen
  await loop.stop()
  return runs
}

test('a wake-up during a run starts exactly one further run right away', async () => {
  let isFirst = true
  const once = counting(never, (loop) => {
    if (isFirst) loop.wake()
    isFirst = false
    return Promise.resolve()
  })

  expect(await isAliveWithin(50, once)).toBe(2)
})

test('wake-ups during failing runs do not cause a busy loop', async () => {
  const failing = counting(never, async (loop) => {
    await pause(1)
    loop.wake()
    throw new Error('away')
  })

  expect(await isAliveWithin(50, failing)).toBe(1)
})

test('a failed run is repeated after the interval, or right away by a later wake-up', async () => {
  const failing = () => counting(20, () => Promise.reject(new Error('away')))
  const woken = counting(never, () => Promise.reject(new Error('away')))

  expect(await isAliveWithin(110, failing())).toBeGreaterThan(1)
  woken.loop.start()
  await pause(10)
  woken.loop.wake()
  await pause(10)
  await woken.loop.stop()
  expect(woken.seen.runs).toBe(2)
})

test('a loop stopped during a failing run ends with that run', async () => {
  const failing = counting(never, async () => {
    await pause(20)
    throw new Error('away')
  })
  failing.loop.start()

  await failing.loop.stop()

  expect(failing.seen.runs).toBe(1)
})

test('a loop reports since when and why its runs fail, and when they recover [ADM-02]', async () => {
  let failing = true
  const { loop } = counting(never, () =>
    failing ? Promise.reject(Object.assign(new TypeError('canary@example.com'), { code: '57P01' })) : Promise.resolve(),
  )
  loop.start()
  await pause(5)
  loop.wake()
  await pause(5)
  const failed = loop.state
  failing = false
  loop.wake()
  await pause(5)
  await loop.stop()

  expect(failed).toMatchObject({ name: 'counting', runs: 2, failure: { reason: 'TypeError 57P01', runs: 2 } })
  expect(JSON.stringify(failed)).not.toContain('canary')
  expect(loop.state).toMatchObject({ runs: 3, isRunning: false, failure: undefined })
})
