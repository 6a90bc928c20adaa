/** How Grafana writes the values of a panel. */
export type Unit = 's' | 'short' | 'percentunit' | 'reqps' | 'bytes'

/** One line or, where its labels tell several apart, several lines of a panel. */
interface Line {
  /** PromQL. Where several replicas tell the same fact, the largest counts (docs/metrics.md). */
  readonly expr: string
  /** What the line is called; `{{job}}` is the value of a label. */
  readonly legend: string
}

/** What somebody looks at: over time, or the value of now. */
export interface Panel {
  readonly title: string
  /** What to make of it. */
  readonly description: string
  readonly kind: 'timeseries' | 'stat'
  readonly unit: Unit
  readonly lines: readonly Line[]
}

export interface Dashboard {
  /** In its address and in the name of its file. */
  readonly key: string
  readonly title: string
  readonly panels: readonly Panel[]
}

type Words = Pick<Panel, 'title' | 'unit' | 'description'>

/** A panel of lines over time. */
export const overTime = (words: Words, ...lines: readonly Line[]): Panel => ({ ...words, kind: 'timeseries', lines })

/** A panel of the values of now. */
export const now = (words: Words, ...lines: readonly Line[]): Panel => ({ ...words, kind: 'stat', lines })

/** The times within which half, nearly all and all but a hundredth were done. */
export function percentiles(series: string, by = ''): Line[] {
  const labels = by === '' ? 'le' : `le, ${by}`
  return [0.5, 0.95, 0.99].map((share) => ({
    expr: `histogram_quantile(${share}, sum by (${labels}) (rate(${series}[5m])))`,
    legend: `${by === '' ? '' : `{{${by}}} `}p${Math.round(share * 100)}`,
  }))
}

/** A query whose result is one line for each process. */
export const byJob = (expr: string): Line => ({ expr, legend: '{{job}}' })
