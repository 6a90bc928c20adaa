import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { watchForRest } from './idle-memory.js'

const mb = 2 ** 20

const resting = { utilization: 0.01, heapBytes: 60 * mb, heapBytesThen: 40 * mb }
const working = { ...resting, utilization: 0.2 }
const times = (count: number, look: typeof resting) => Array<typeof resting>(count).fill(look)
const start = times(12, working)
/** The looks, counted from one, after which memory is to be given back. */
const collectionsOf = (looks: readonly (typeof resting)[]) => {
  const shouldGiveBack = watchForRest()
  return looks.flatMap((look, i) => (shouldGiveBack(look) ? [i + 1] : []))
}

test.each([
  ['rests in its start', [working, resting, resting], [3]],
  ['rests for a moment in its start', [resting, working, resting, working], []],
  ['rests twice in its start', [resting, resting, working, resting, resting], [2]],
  ['rests and has nothing to give back', times(20, { ...resting, heapBytes: 44 * mb }), []],
  ['is at work', times(30, working), []],
  ['rests for a minute after its start', [...start, ...times(24, resting)], [36]],
  ['is at work by turns', [...start, ...times(23, resting), working, ...times(23, resting)], []],
])('a process that %s', (_what, looks, collections) => {
  expect(collectionsOf(looks)).toEqual(collections)
})

/** Leaves 64 MB of garbage in old space, says what the heap holds, and again once it has rested. */
const program = (idle: string) => `
  import { giveBackWhenIdle } from ${JSON.stringify(new URL('../dist/idle-memory.js', import.meta.url).href)}
  const heapMb = () => Math.round(process.memoryUsage().heapTotal / 2 ** 20)
  let garbage = Array.from({ length: 8 }, () => Array.from({ length: 1e6 }, () => 1.5))
  const before = heapMb()
  garbage = undefined
  ${idle}
  setTimeout(() => console.log(JSON.stringify({ before, after: heapMb(), gc: typeof globalThis.gc })), 1500)`

test.each([
  ['gives back the garbage of its start', 'giveBackWhenIdle(200)', 0.5],
  ['that is not asked to holds it', '', 1],
])('a process at rest %s [P6]', async (_what, idle, share) => {
  const args = ['--input-type=module', '--eval', program(idle)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { after, before, gc } = JSON.parse(stdout) as { before: number; after: number; gc: string }

  expect(before).toBeGreaterThan(60)
  expect(after < before * 0.5).toBe(share === 0.5)
  expect(gc).toBe('undefined')
})

/** Tells what a tick costs before and after a collection of everything, in µs of CPU time. */
const ticking = `
  import { giveBackWhenIdle } from ${JSON.stringify(new URL('../dist/idle-memory.js', import.meta.url).href)}
  const count = 300_000
  const ticks = () => new Promise((resolve) => {
    let left = count
    const next = () => (--left === 0 ? resolve() : process.nextTick(next))
    process.nextTick(next)
  })
  const cost = async () => {
    await ticks()
    const began = process.cpuUsage()
    await ticks()
    const { system, user } = process.cpuUsage(began)
    return (user + system) / count
  }
  let garbage = Array.from({ length: 8 }, () => Array.from({ length: 1e6 }, () => 1.5))
  const before = await cost()
  const heapBytes = process.memoryUsage().heapTotal
  garbage = undefined
  giveBackWhenIdle(100)
  while (process.memoryUsage().heapTotal > heapBytes / 2) await new Promise((resolve) => setTimeout(resolve, 50))
  console.log(JSON.stringify({ before, after: await cost() }))`

test('what is done in turns of the loop costs no more after memory was given back [P1]', async () => {
  const args = ['--input-type=module', '--eval', ticking]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 25_000 })
  const { after, before } = JSON.parse(stdout) as { before: number; after: number }

  // Three times as much without the shape of a tick.
  expect(after / before).toBeLessThan(2)
})
