import { spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { createLogger } from './logger.js'

/** Arguments for a process that logs to where it prints, as told. */
const args = (program: string) => [
  '--input-type=module',
  '--eval',
  `import { writeSync } from 'node:fs'
   import { createLogger } from ${JSON.stringify(new URL('../dist/logger.js', import.meta.url).href)}
   const log = createLogger('gateway', 'info')
   const logMany = (lines) => { for (let i = 0; i < lines; i++) log.info({ count: i }, 'é'.repeat(300)) }
   ${program}`,
]

/** Of each `é`, which has two. */
const firstByte = 0xc3

const rowsOf = (output: string) => output.trimEnd().split('\n')
const countOf = (row: string): unknown => (JSON.parse(row) as { count?: unknown }).count
const upTo = (lines: number) => Array.from({ length: lines }, (_, i) => i)

test('the logger of a deployable writes to where the process prints, in a way that its library takes [S14]', () => {
  expect(() => createLogger('gateway', 'silent')).not.toThrow()
})

test('a line is written soon, also when nothing more is logged', async () => {
  const { stdout } = spawn(process.execPath, args(`logMany(1); setTimeout(() => writeSync(1, 'ended\\n'), 1500)`), {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  const [line, end] = rowsOf(await text(stdout))

  expect(countOf(line ?? '')).toBe(0)
  expect(end).toBe('ended')
})

test('lines that come while others are being written do not wait for the end of the process', async () => {
  const program = `
    process.on('exit', () => writeSync(1, 'ended\\n'))
    logMany(6000)
    setTimeout(() => log.info({ count: 6000 }, 'last'), 20)
    setTimeout(() => {}, 3000)`
  const { stdout } = spawn(process.execPath, args(program), { stdio: ['ignore', 'pipe', 'inherit'] })
  // Nobody reads, so that the flush of the last line comes while the first ones are still being written.
  await pause(600)

  const rows = rowsOf(await text(stdout))

  expect(rows.at(-1)).toBe('ended')
  expect(rows.slice(0, -1).map(countOf)).toEqual(upTo(6001))
})

const suddenEnds: [how: string, program: string][] = [
  ['is ended', 'process.exit(0)'],
  ['fails', `process.on('uncaughtException', () => process.exit(1)); throw new Error('it fails')`],
]

test.each([
  ['ends by itself, while lines are being written', 400, ''],
  ...suddenEnds.map(([how, program]) => [how, 100, program] as const),
])('every line is written, in order, by a process that %s', async (_how, lines, end) => {
  const { stdout } = spawn(process.execPath, args(`logMany(${String(lines)}); ${end}`), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })

  expect(rowsOf(await text(stdout)).map(countOf)).toEqual(upTo(lines))
})

test.each(suddenEnds)('nothing is lost by a process that %s while lines are being written', async (_how, end) => {
  const { stdout } = spawn(process.execPath, args(`logMany(4000); ${end}`), { stdio: ['ignore', 'pipe', 'ignore'] })
  // Nobody reads, and these are more than a pipe holds, so that a write is under way when the process ends.
  await pause(600)

  const bytes = await buffer(stdout)

  // The write that was under way and the last one do not wait for each other, so a line may stand amid another.
  expect(bytes.filter((byte) => byte === '\n'.charCodeAt(0))).toHaveLength(4000)
  expect(bytes.filter((byte) => byte === firstByte)).toHaveLength(4000 * 300)
})
