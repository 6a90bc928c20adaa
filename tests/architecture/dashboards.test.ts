import { expect, test } from '@jest/globals'

import { dashboardFiles, dashboards } from '../../infra/observability/dashboard-files.ts'
import { metricsIn, metricTable, shownNames } from '../support/metric-table.js'
import { textOf, trackedFiles } from './tracked-text.js'

const folder = 'infra/observability/dashboards'
const lines = dashboards.flatMap(({ panels }) => panels.flatMap((panel) => panel.lines))

test('the committed dashboards are what infra/observability makes; npm run generate writes them', () => {
  const made = dashboardFiles()

  expect(trackedFiles(`${folder}/*`).toSorted()).toEqual(
    Object.keys(made)
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  )
  for (const [name, text] of Object.entries(made)) expect(textOf(`${folder}/${name}`)).toBe(text)
})

test('panels read metrics that docs/metrics.md lists, ratios that are recorded, and no other', () => {
  const shown = new Set(metricTable().flatMap(shownNames))
  const read = lines.flatMap(({ expr }) => metricsIn(expr))
  const rules = textOf('infra/observability/rules.yml')
  const ratios = lines.flatMap(({ expr }) => expr.match(/seneb:\w+:\w+/g) ?? [])

  expect(new Set(read).size).toBeGreaterThan(35)
  expect([...new Set(read)].filter((name) => !shown.has(name))).toEqual([])
  expect(ratios.length).toBeGreaterThan(3)
  expect(ratios.filter((name) => !rules.includes(`record: ${name}\n`))).toEqual([])
})

test('every panel says what to make of it, and every line is called by labels that its query leaves', () => {
  for (const { panels } of dashboards) {
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
    for (const { description, lines: own } of panels) {
      expect(description).toMatch(/^[A-Z0-9].+[.:\w]$/)
      expect(own.length).toBeGreaterThan(0)
    }
  }
  for (const { expr, legend } of lines) {
    const left = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '))
    const named = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
    expect([legend, named.filter((label) => !left.includes(String(label)))]).toEqual([legend, []])
  }
})
