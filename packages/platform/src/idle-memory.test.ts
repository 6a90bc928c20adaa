import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { shouldGiveBack } from './idle-memory.js'

const mb = 2 ** 20

const atStart = { restedLooks: 1, uptimeMs: 10_000, heapBytes: 40 * mb, heapBytesThen: 0 }
const later = { restedLooks: 12, uptimeMs: 3_600_000, heapBytes: 60 * mb, heapBytesThen: 40 * mb }

test.each([
  ['rests after its start', atStart, true],
  ['is at work in its start', { ...atStart, restedLooks: 0 }, false],
  ['has rested for a minute after a rush', later, true],
  ['rests between two rushes', { ...later, restedLooks: 11 }, false],
  ['rests and has nothing to give back', { ...later, heapBytes: 44 * mb }, false],
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
