import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { comparedLines, readRun, writeRun } from './run-record.js'
import type { Verdict } from './verdict.js'

const verdict = (cpu: number): Verdict => ({
  goal: 'P8',
  title: 'a measure',
  lines: [],
  limits: [{ what: 'CPU per submission, ms', value: cpu, atMost: 50 }],
  figures: { 'SQL statements per submission': 44 },
})

let dir: string
const written: string[] = []

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'seneb-run-record-'))
})
afterAll(() => {
  for (const path of [dir, ...written]) rmSync(path, { recursive: true })
})

test('a later run is held against the file of an earlier one, marks and reported figures alike [P8]', () => {
  const file = writeRun([verdict(40)])
  written.push(file)

  expect(comparedLines(readRun(file), verdict(20))).toEqual([
    '  before  P8 CPU per submission, ms: 40, now 20 (-50 %)',
    '  before  P8 SQL statements per submission: 44, now 44',
    '',
  ])
})

test('measurements missing in the earlier run are not compared [P8]', () => {
  const file = writeRun([])
  written.push(file)

  expect(comparedLines(readRun(file), verdict(20))).toEqual([])
})

test.each([
  ['nothing', undefined, 'cannot be read as the JSON file of a run'],
  ['words', 'fast enough', 'cannot be read as the JSON file of a run'],
  ['another file of JSON', '{"figures":{"P8":"fast"}}', 'is not the file of a run'],
])('%s to compare with gets a sentence', (name, content, message) => {
  const file = join(dir, `${name}.json`)
  if (content !== undefined) writeFileSync(file, content)

  expect(() => readRun(file)).toThrow(`--compare ${file} ${message}`)
})
