import type { Dashboard, Panel } from './panels.ts'
import { pipelineDashboard } from './pipeline-dashboard.ts'
import { processDashboard } from './process-dashboard.ts'
import { serviceDashboard } from './service-dashboard.ts'

/** Every dashboard there is. */
export const dashboards: readonly Dashboard[] = [serviceDashboard, pipelineDashboard, processDashboard]

/** What Grafana knows the Prometheus by that it is provisioned with. */
const prometheusSource = { type: 'prometheus', uid: 'prometheus' } as const

const columns = 24
const perRow = 2
const height = 8
/** Grafana tells the queries of a panel apart by a letter. */
const lineNames = 'ABCDEFGH'

/** The committed dashboards by the name of their file, as Grafana reads them. */
export function dashboardFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    dashboards.map((dashboard) => [
      `${dashboard.key}.json`,
      `${JSON.stringify(grafanaDashboard(dashboard), null, 2)}\n`,
    ]),
  )
}

function grafanaDashboard({ key, panels, title }: Dashboard) {
  return {
    uid: key,
    title,
    tags: ['seneb'],
    schemaVersion: 39,
    editable: false,
    timezone: 'utc',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    panels: panels.map(grafanaPanel),
  }
}

function grafanaPanel({ description, kind, lines, title, unit }: Panel, index: number) {
  const width = columns / perRow
  return {
    id: index + 1,
    type: kind,
    title,
    description,
    datasource: prometheusSource,
    gridPos: { x: (index % perRow) * width, y: Math.floor(index / perRow) * height, w: width, h: height },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: optionsOf[kind],
    targets: lines.map(({ expr, legend }, line) => ({
      refId: lineNames.charAt(line),
      datasource: prometheusSource,
      expr,
      legendFormat: legend,
    })),
  }
}

const optionsOf = {
  timeseries: { legend: { displayMode: 'list', placement: 'bottom', showLegend: true }, tooltip: { mode: 'multi' } },
  stat: { textMode: 'value_and_name', colorMode: 'none', reduceOptions: { calcs: ['lastNotNull'] } },
} as const
