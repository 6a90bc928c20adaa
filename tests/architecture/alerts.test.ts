import { describe, expect, test } from '@jest/globals'

import { deployableNames } from '../../infra/deployables.ts'
import { alertNames, rules, runbookOf } from '../support/alert-rules.js'
import { metricsIn, metricTable, visibleNames } from '../support/metric-table.js'
import { runbookErrors } from '../support/runbooks.js'
import { textOf, trackedFiles } from './tracked-text.js'

const expressions = rules.map(({ expr }) => expr)
const table = metricTable()

const shown = new Set(table.flatMap(visibleNames))

describe('the committed rules', () => {
  test('read metrics that docs/registers/metrics.md lists, and no other', () => {
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

  test('record each ratio in the same way over every window', () => {
    const recorded = rules.flatMap(({ expr, record }) => (record === undefined ? [] : [[record, expr] as const]))
    const ways = recorded.map(([name, expr]) => {
      const [ratio, window = ''] = name.split('_rate')
      return `${ratio}: ${expr.replaceAll(`[${window}]`, '[WINDOW]')}`
    })

    expect(new Set(ways.filter((way) => way.includes('[WINDOW]'))).size).toBe(4)
    expect(new Set(ways).size).toBe(4)
    expect(ways).toHaveLength(4 * 6)
  })

  test('alert on a budget by how many times too fast it is used up, at three speeds', () => {
    const failing: Readonly<Record<string, number>> = {
      api_errors: 0.001,
      api_slow: 0.01,
      page_errors: 0.001,
      enquiries_late: 0.001,
    }
    const speeds: Readonly<Record<string, readonly [number, string, string, string]>> = {
      fast: [14.4, '1h', '5m', 'page'],
      slow: [6, '6h', '30m', 'page'],
      steady: [3, '1d', '2h', 'ticket'],
    }
    const burns = rules.flatMap(({ expr, labels }) => (labels?.speed === undefined ? [] : [{ expr, ...labels }]))
    for (const { expr, severity, speed = '' } of burns) {
      const [, ratio = ''] = /seneb:(\w+):/.exec(expr) ?? []
      const [factor = 0, long = '', short = '', whom] = speeds[speed] ?? []
      const bound = Number((factor * (failing[ratio] ?? 0)).toPrecision(6))
      const over = [long, short].map((window) => `seneb:${ratio}:ratio_rate${window} > ${bound}`)
      expect([expr, severity]).toEqual([over.join('\nand '), whom])
    }

    expect(burns).toHaveLength(4 * 3)
  })

  test('name processes that there are', () => {
    const named = expressions.flatMap((expr) =>
      [...expr.matchAll(/job=~?"([^"]*)"/g)].flatMap(([, jobs = '']) => jobs.split('|')),
    )

    expect(new Set(named)).toEqual(new Set([...deployableNames, 'backup']))
  })

  test('use only bucket bounds that a histogram has', () => {
    const bounds = expressions.flatMap((expr) => [...expr.matchAll(/le="([^"]*)"/g)].map(([, bound]) => Number(bound)))
    const buckets = textOf('packages/platform/src/metrics.ts').replaceAll('_', '')

    expect(bounds.length).toBeGreaterThan(0)
    expect(bounds.filter((bound) => !new RegExp(`[\\[ ]${bound}[,\\]]`).test(buckets))).toEqual([])
  })
})

describe('every alert', () => {
  test.each(alertNames)('%s names its audience, and has a runbook', (name) => {
    const own = rules.filter(({ alert }) => alert === name)
    expect(own.length).toBeGreaterThan(0)
    for (const { annotations, labels } of own) {
      expect(['page', 'ticket', 'none']).toContain(labels?.severity)
      expect(annotations).toEqual({ summary: own[0]?.annotations?.summary, runbook: runbookOf(name) })
    }

    expect(runbookErrors(name)).toEqual([])
  })

  test('is in the rules once by its name, or once for each speed, and no page is of an alert that is gone', () => {
    const written = rules.flatMap(({ alert, labels }) => (alert ? [`${alert} ${labels?.speed ?? ''}`] : []))
    expect(written.toSorted()).toEqual([...new Set(written)].toSorted())
    // Runbooks for planned work, such as a restore, are in the same folder and have a plain title.
    const titles = trackedFiles('docs/runbooks/*.md').flatMap((page) => textOf(page).match(/(?<=^# )\w+$/gm) ?? [])
    expect(titles.toSorted()).toEqual([...alertNames].toSorted())
  })

  test('metrics that its page names are listed in docs/registers/metrics.md', () => {
    const named = alertNames.flatMap((name) => metricsIn(textOf(runbookOf(name))))

    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((metric) => !shown.has(metric))).toEqual([])
  })
})
