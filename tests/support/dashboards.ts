import { readdirSync, readFileSync } from 'node:fs'

/** Parts of a Grafana panel that tests read. */
export interface Panel {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly datasource: { readonly uid: string }
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets: readonly { readonly refId: string; readonly expr: string; readonly legendFormat: string }[]
}

export interface Dashboard {
  readonly uid: string
  readonly title: string
  readonly panels: readonly Panel[]
}

const folder = new URL('../../infra/observability/dashboards/', import.meta.url)

/** Every dashboard, by the name of its file. */
export const dashboards: ReadonlyMap<string, Dashboard> = new Map(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Dashboard]),
)
