import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { createLogger } from './logger.js'

/** Arguments for a process that runs `program` with a logger that writes to its output. */
const args = (program: string) => [
  '--input-type=module',
  '--eval',
  `import { createLogger } from ${JSON.stringify(new URL('../dist/logger.js', import.meta.url).href)}
   const log = createLogger('gateway', 'info')
   const logMany = (lines) => { for (let i = 0; i < lines; i++) log.info({ count: i }, 'é'.repeat(300)) }
   ${program}`,
]

const rowsOf = (output: string) => output.trimEnd().split('\n')
const countOf = (row: string): unknown => (JSON.parse(row) as { count?: unknown }).count
const upTo = (lines: number) => Array.from({ length: lines }, (_, i) => i)

test('the logger of a deployable writes to where the process prints, in a way that its library takes [S14]', () => {
  expect(() => createLogger('gateway', 'silent')).not.toThrow()
})

const suddenEnds: [how: string, program: string][] = [
  ['is ended', 'process.exit(0)'],
  ['fails', `process.on('uncaughtException', () => process.exit(1)); throw new Error('it fails')`],
]

test.each([['ends by itself', 400, ''], ...suddenEnds.map(([how, program]) => [how, 100, program] as const)])(
  'every line is written, in order, by a process that %s',
  async (_how, lines, end) => {
    const run = async () => {
      const stdio = ['ignore', 'pipe', 'ignore'] as const
      const { stdout } = spawn(process.execPath, args(`logMany(${String(lines)}); ${end}`), { stdio: [...stdio] })
      return rowsOf(await text(stdout)).map(countOf)
    }

    // Several processes, because lines interleave only while processes compete for a core.
    for (const counts of await Promise.all(Array.from({ length: 6 }, run))) expect(counts).toEqual(upTo(lines))
  },
)

test.each(suddenEnds)('nothing is lost by a process that %s before anybody reads', async (_how, end) => {
  const { stdout } = spawn(process.execPath, args(`logMany(4000); ${end}`), { stdio: ['ignore', 'pipe', 'ignore'] })
  // More than a pipe buffers, so that a write has to wait for the reader.
  await pause(600)

  expect(rowsOf(await text(stdout)).map(countOf)).toEqual(upTo(4000))
})
