import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = fileURLToPath(new URL('answered-values.fixture.ts', import.meta.url))
const bundler = new URL('bundle-program.ts', import.meta.url).href

interface Outcome {
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** How often each scalar was asked about a value that it leaves as it is. */
  readonly asked: Readonly<Record<string, number>>
}

const maxBuffer = 16 * 2 ** 20
const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer })
const outcomeOf = (file: string) => JSON.parse(run(file)) as Outcome

let folder: string
let published: Outcome
let bundled: Outcome

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-leaves-'))
  const dist = join(folder, 'dist')
  cpSync(program, join(dist, 'answers.ts'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  // In a process of its own: the bundler takes no arrays of Jest's realm.
  const bundle = `await writeBundle(${JSON.stringify({ dist, programs: ['answers.ts'] })})`
  run('--input-type=module', '--eval', `import { writeBundle } from ${JSON.stringify(bundler)}\n${bundle}`)
  published = outcomeOf(program)
  bundled = outcomeOf(join(dist, 'bundled', 'answers.js'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('whatever a leaf or an item is given, a bundle answers as graphql-jit does, errors and all [P2]', () => {
  const all = Object.values(published.answers).flat()
  expect(all.length).toBeGreaterThan(1000)
  expect(all).not.toContain('not compiled')

  expect(bundled.answers).toEqual(published.answers)
})

test('a bundle asks no scalar about a value that is answered as it is [P2]', () => {
  expect(Object.keys(published.asked).toSorted()).toEqual(['Boolean', 'Float', 'ID', 'Int', 'String'])

  expect(bundled.asked).toEqual({})
})
