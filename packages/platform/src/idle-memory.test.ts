import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { shouldGiveBack } from './idle-memory.js'

const mb = 2 ** 20

test.each([
  ['rests after its start', { utilization: 0.01, heapBytes: 40 * mb, heapBytesThen: 0 }, true],
  ['rests after a rush', { utilization: 0.01, heapBytes: 60 * mb, heapBytesThen: 40 * mb }, true],
  ['is at work', { utilization: 0.2, heapBytes: 60 * mb, heapBytesThen: 40 * mb }, false],
  ['rests and has nothing to give back', { utilization: 0.01, heapBytes: 44 * mb, heapBytesThen: 40 * mb }, false],
])('a process that %s', (_what, look, expected) => {
  expect(shouldGiveBack(look)).toBe(expected)
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
