import {
  metrics,
  type Attributes,
  type BatchObservableCallback,
  type Counter as SeriesCounter,
} from '@opentelemetry/api'

/** The meter all Seneb metrics are made with. */
export const meter = () => metrics.getMeter('seneb')

/** Upper bounds of the buckets for durations that a person waits for, in seconds; 0.3 is the objective of the API. */
const waitingBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10] as const

/** Upper bounds of the buckets for background work, in seconds: from one second to a day. */
export const pipelineBuckets = [1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600, 14_400, 86_400] as const

export type Counter = Pick<SeriesCounter, 'add'>

interface MetricDescription {
  /** Description of the metric. */
  readonly description: string
}

/** Durations of one kind. */
interface Durations {
  /** Records one duration, given in milliseconds as measured by the clocks of this process. */
  record(durationMs: number, labels?: Attributes): void
}

/**
 * Creates a histogram of durations in seconds, as Prometheus expects. The library's own buckets are for milliseconds:
 * all values would fall into the first one.
 */
export function durationHistogram(
  name: `${string}_seconds`,
  { bounds = waitingBounds, description }: MetricDescription & { readonly bounds?: readonly number[] },
): Durations {
  const advice = { explicitBucketBoundaries: [...bounds] }
  const histogram = meter().createHistogram(name, { unit: 's', description, advice })
  return { record: (durationMs, labels) => histogram.record(durationMs / 1000, labels) }
}

/**
 * Creates a counter that exists with 0 from the start for each of these sets of labels (or the empty one). A rate is
 * the growth between two readings, so the first count of a new series would otherwise never be seen.
 */
export function counter(
  name: string,
  { description, labels = [{}] }: MetricDescription & { readonly labels?: readonly Attributes[] },
): Counter {
  const instrument = meter().createCounter(name, { description })
  for (const set of labels) instrument.add(0, set)
  return instrument
}

/** A set of labels for each value of a closed list. */
export function labelSets(label: string, values: readonly string[]): Attributes[] {
  return values.map((value) => ({ [label]: value }))
}

/** Value of a gauge: one number, or several distinguished by labels; undefined when the value is unknown now. */
type GaugeValue = number | undefined | readonly { readonly value: number; readonly labels: Attributes }[]

/**
 * Exposes gauges by name with a description; `collect` returns their values at each scrape. Returns a function that
 * stops it.
 */
export function observeGauges<N extends string>(
  described: Readonly<Record<N, string>>,
  collect: () => Readonly<Partial<Record<N, GaugeValue>>> | Promise<Readonly<Partial<Record<N, GaugeValue>>>>,
): () => void {
  const gauges = Object.entries<string>(described).map(([name, description]) => {
    return { name: name as N, gauge: meter().createObservableGauge(name, { unit: unitOf(name), description }) }
  })
  const report: BatchObservableCallback = async (result) => {
    const values = await collect()
    for (const { gauge, name } of gauges) {
      for (const { labels, value } of series(values[name])) result.observe(gauge, value, labels)
    }
  }
  const all = gauges.map(({ gauge }) => gauge)
  const owner = meter()
  owner.addBatchObservableCallback(report, all)
  return () => owner.removeBatchObservableCallback(report, all)
}

function series(value: GaugeValue): Exclude<GaugeValue, number | undefined> {
  if (value === undefined) return []
  return typeof value === 'number' ? [{ value, labels: {} }] : value
}

function unitOf(name: string): string | undefined {
  if (name.endsWith('_seconds')) return 's'
  return name.endsWith('_bytes') ? 'By' : undefined
}
