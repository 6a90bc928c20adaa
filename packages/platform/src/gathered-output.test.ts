import { execFile, spawn } from 'node:child_process'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

const args = (program: string) => [
  '--input-type=module',
  '--eval',
  `import { writeSync } from 'node:fs'
   import { gatheredOutput } from ${JSON.stringify(new URL('../dist/gathered-output.js', import.meta.url).href)}
   ${program}`,
]

/** A process that prints more than a pipe holds, one line after that, and nothing more until it ends. */
const busy = args(`
  process.on('exit', () => writeSync(1, 'ended\\n'))
  const output = gatheredOutput()
  for (let i = 0; i < 3930; i++) output.write('x'.repeat(999) + '\\n')
  setTimeout(() => output.write('last\\n'), 20)
  setTimeout(() => {}, 3000)`)

test('lines that come while others are being written do not wait for the end of the process', async () => {
  const { stdout } = spawn(process.execPath, busy, { stdio: ['ignore', 'pipe', 'inherit'] })
  // Nobody reads, so that the flush of the last line comes while the first ones are still being written.
  await pause(600)

  const written = await text(stdout)

  expect(written).toHaveLength(3930 * 1000 + 'last\nended\n'.length)
  expect(written.slice(-11)).toBe('last\nended\n')
})

/** A process that prints one line, rests for a second and prints how often something woke it. */
const resting = args(`
  const output = gatheredOutput()
  output.write('begun\\n')
  setTimeout(() => {
    const before = performance.nodeTiming.uvMetricsInfo.loopCount
    setTimeout(() => output.write(String(performance.nodeTiming.uvMetricsInfo.loopCount - before)), 1000)
  }, 300)`)

test('a process without lines is not woken, and its last line is written at its end [P8]', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, resting)

  const [begun, woken] = stdout.split('\n')
  expect(begun).toBe('begun')
  expect(Number(woken)).toBeGreaterThan(0)
  expect(Number(woken)).toBeLessThan(5)
})

const line = (i: number): string => `${String(i)}${'é'.repeat(300)}`

/** A process that prints so many of those lines at once, and ends as told. */
const ending = (lines: number, end: string) =>
  args(`
    const output = gatheredOutput()
    for (let i = 0; i < ${String(lines)}; i++) output.write(i + 'é'.repeat(300) + '\\n')
    ${end}`)

const suddenEnds: [how: string, program: string][] = [
  ['is ended', 'process.exit(0)'],
  ['fails', `process.on('uncaughtException', () => process.exit(1)); throw new Error('it fails')`],
]

test.each([
  ['ends by itself, while lines are being written', 400, ''],
  ...suddenEnds.map(([how, program]) => [how, 100, program] as const),
])('every line is written, in order, by a process that %s', async (_how, lines, end) => {
  const { stdout } = spawn(process.execPath, ending(lines, end), { stdio: ['ignore', 'pipe', 'ignore'] })

  const rows = (await text(stdout)).trimEnd().split('\n')

  expect(rows).toEqual(Array.from({ length: lines }, (_, i) => line(i)))
})

test.each(suddenEnds)('nothing is lost by a process that %s while lines are being written', async (_how, end) => {
  const { stdout } = spawn(process.execPath, ending(4000, end), { stdio: ['ignore', 'pipe', 'ignore'] })
  // Nobody reads, and these are more than a pipe holds, so that a write is under way when the process ends.
  await pause(600)

  const written = await buffer(stdout)

  const all = Buffer.from(Array.from({ length: 4000 }, (_, i) => `${line(i)}\n`).join(''))
  expect(written.sort().equals(all.sort())).toBe(true)
})
