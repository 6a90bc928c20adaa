import { expect, test } from '@jest/globals'

import { metricTable } from '../support/metric-table.js'
import { textOf, trackedFiles } from './tracked-text.js'

const makers = /from '(?:@seneb\/platform|\.)\/metrics(?:\.js)?'/
const table = metricTable()

/** Programs that create metrics, without tests and programs that only read them. */
const measuring = trackedFiles(
  'packages/*.ts',
  'services/*.ts',
  'gateway/*.ts',
  'web/*.ts',
  'infra/backup/*.ts',
).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file) && makers.test(textOf(file)))

/** Name as in the program, without the suffix that the exporter adds to a counter. */
const asWritten = (name: string) => name.replace(/_total$/, '')

test('docs/registers/metrics.md lists every metric that a program makes, and no other', () => {
  const metricNames = measuring.flatMap((file) => textOf(file).match(/\b(?:seneb|process|nodejs)_[a-z0-9_]+/g) ?? [])

  expect(measuring.length).toBeGreaterThan(15)
  expect([...new Set(table.map(({ name }) => asWritten(name)))].toSorted()).toEqual(
    [...new Set(metricNames), 'target_info'].toSorted(),
  )
})

test('durations are seconds, counters end as counters do, and no metric is listed twice for a process', () => {
  expect(table.length).toBeGreaterThan(40)
  expect(table.filter(({ kind, name }) => (kind === 'counter') !== name.endsWith('_total'))).toEqual([])
  expect(table.filter(({ kind, name }) => kind === 'histogram' && !name.endsWith('_seconds'))).toEqual([])
  const listed = table.flatMap(({ name, shownBy }) => shownBy.map((process) => `${process} ${name}`))
  expect(listed.length).toBe(new Set(listed).size)
})

test('histograms and counters are made by the one module that gives them buckets and a beginning', () => {
  const own = /\.create(?:Histogram|Counter)\(/
  const programs = trackedFiles('packages/*.ts', 'services/*.ts', 'gateway/*.ts', 'web/*.ts')
  const makingTheirOwn = programs.filter((file) => own.test(textOf(file)))

  expect(programs.length).toBeGreaterThan(500)
  expect(makingTheirOwn).toEqual(['packages/platform/src/metrics.ts'])
})
