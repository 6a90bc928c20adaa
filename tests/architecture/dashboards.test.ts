import { expect, test } from '@jest/globals'

import { dashboards } from '../support/dashboards.js'
import { metricsIn, metricTable, visibleNames } from '../support/metric-table.js'
import { textOf } from './tracked-text.js'

const panels = [...dashboards.values()].flatMap((dashboard) => dashboard.panels)
const targets = panels.flatMap((panel) => panel.targets)

test('panels read metrics that docs/registers/metrics.md lists, ratios that are recorded, and no other', () => {
  const shown = new Set(metricTable().flatMap(visibleNames))
  const read = targets.flatMap(({ expr }) => metricsIn(expr))
  const rules = textOf('infra/observability/rules.yml')
  const ratios = targets.flatMap(({ expr }) => expr.match(/seneb:\w+:\w+/g) ?? [])

  expect(new Set(read).size).toBeGreaterThan(35)
  expect([...new Set(read)].filter((name) => !shown.has(name))).toEqual([])
  expect(ratios.length).toBeGreaterThan(3)
  expect(ratios.filter((name) => !rules.includes(`record: ${name}\n`))).toEqual([])
})

test("every panel has a description, and every line's legend uses labels that its query keeps", () => {
  for (const dashboard of dashboards.values()) {
    expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length)
  }
  for (const { description, targets: own } of panels) {
    expect(description).toMatch(/^[A-Z0-9].+[.:\w]$/)
    expect(own.length).toBeGreaterThan(0)
  }
  for (const { expr, legendFormat } of targets) {
    const groupedBy = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '))
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
    expect([legendFormat, named.filter((label) => !groupedBy.includes(String(label)))]).toEqual([legendFormat, []])
  }
})

test("a dashboard's file has its name, and its panels and lines have unique ids and positions", () => {
  for (const [file, { panels: own, uid }] of dashboards) {
    expect(file).toBe(`${uid}.json`)
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
    expect(new Set(own.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(own.length)
    for (const { targets: lines } of own) expect(new Set(lines.map(({ refId }) => refId)).size).toBe(lines.length)
  }
  expect(dashboards.size).toBeGreaterThan(2)
})
