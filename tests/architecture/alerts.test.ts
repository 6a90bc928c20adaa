import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'

import { deployableNames } from '../../infra/deployables.ts'
import { alertNames, ruleFile, runbookOf } from '../../infra/observability/rule-file.ts'
import { metricsIn, metricTable, shownNames } from '../support/metric-table.js'
import { faultsOfRunbook } from '../support/runbooks.js'
import { textOf, trackedFiles } from './tracked-text.js'

interface RuleFile {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert?: string
      readonly record?: string
      readonly expr: string
      readonly labels?: { readonly severity: string }
    }[]
  }[]
}

const rules = (parse(textOf('infra/observability/rules.yml')) as RuleFile).groups.flatMap((group) => group.rules)
const expressions = rules.map(({ expr }) => expr)
const table = metricTable()

const shown = new Set(table.flatMap(shownNames))

describe('the committed rules', () => {
  test('are what infra/observability makes; npm run generate writes them', () => {
    expect(textOf('infra/observability/rules.yml')).toBe(ruleFile())
  })

  test('read metrics that docs/metrics.md lists, and no other', () => {
    const read = expressions.flatMap(metricsIn)

    expect(new Set(read).size).toBeGreaterThan(20)
    expect([...new Set(read)].filter((name) => !shown.has(name))).toEqual([])
  })

  test('read recorded ratios that are recorded', () => {
    const recorded = rules.flatMap(({ record }) => record ?? [])
    const read = rules.flatMap(({ alert, expr }) => (alert ? (expr.match(/seneb:\w+:\w+/g) ?? []) : []))

    expect(read.length).toBeGreaterThan(20)
    expect([...new Set(read)].toSorted()).toEqual(recorded.toSorted())
  })

  test('name processes that there are', () => {
    const named = expressions.flatMap((expr) =>
      [...expr.matchAll(/job=~?"([^"]*)"/g)].flatMap(([, jobs = '']) => jobs.split('|')),
    )

    expect(new Set(named)).toEqual(new Set([...deployableNames, 'backup']))
  })

  test('know no bound of a bucket that no histogram has', () => {
    const bounds = expressions.flatMap((expr) => [...expr.matchAll(/le="([^"]*)"/g)].map(([, bound]) => Number(bound)))
    const buckets = textOf('packages/platform/src/metrics.ts').replaceAll('_', '')

    expect(bounds.length).toBeGreaterThan(0)
    expect(bounds.filter((bound) => !new RegExp(`[\\[ ]${bound}[,\\]]`).test(buckets))).toEqual([])
  })
})

describe('every alert', () => {
  test.each(alertNames)('%s says whom it is for, and has a page on what to do', (name) => {
    const own = rules.filter(({ alert }) => alert === name)
    expect(own.length).toBeGreaterThan(0)
    for (const { labels } of own) expect(['page', 'ticket', 'none']).toContain(labels?.severity)

    expect(faultsOfRunbook(name)).toEqual([])
  })

  test('is in the rules once by its name, and no page is of an alert that is gone', () => {
    const inRules = new Set(rules.flatMap(({ alert }) => alert ?? []))
    expect([...inRules].toSorted()).toEqual([...alertNames].toSorted())
    // Pages on what is done on purpose, such as a restore, lie beside those of alerts and are titled in words.
    const titles = trackedFiles('docs/runbooks/*.md').flatMap((page) => textOf(page).match(/(?<=^# )\w+$/gm) ?? [])
    expect(titles.toSorted()).toEqual([...alertNames].toSorted())
  })

  test('metrics that its page names are listed in docs/metrics.md', () => {
    const named = alertNames.flatMap((name) => metricsIn(textOf(runbookOf(name))))

    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((metric) => !shown.has(metric))).toEqual([])
  })
})
