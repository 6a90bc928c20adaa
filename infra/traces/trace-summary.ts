import { referenceAttribute, type Trace } from './span.ts'
import { extentOf, rootsOf } from './waterfall.ts'

/** Summary of one trace in a list. */
export interface TraceSummary {
  readonly traceId: string
  /** Names of the first two server spans, such as `graph` and `mutation submitTripPlan`. */
  readonly name: string
  readonly startUs: number
  readonly durationUs: number
  /** The processes that took part, in the order in which they did. */
  readonly services: readonly string[]
  readonly spans: number
  readonly droppedSpans: number
  readonly errors: number
  /** References, as people quote them, of the enquiries that the trace is about. */
  readonly references: readonly string[]
  /** Number of separate trees in the trace; one when every step descends from the first. */
  readonly pieces: number
}

export function summaryOf(trace: Trace): TraceSummary {
  const spans = trace.spans.toSorted((one, other) => one.startUs - other.startUs)
  const roots = rootsOf(trace)
  const answering = spans.filter(({ kind }) => kind === 'server').slice(0, 2)
  const named = answering.length > 0 ? answering : roots.slice(0, 1)
  const references = spans.flatMap(({ attributes }) => attributes.filter(([key]) => key === referenceAttribute))
  return {
    traceId: trace.id,
    name: [...new Set(named.map(({ name }) => name))].join(' › '),
    ...extentOf(trace),
    services: [...new Set(spans.map(({ service }) => service))],
    spans: spans.length,
    droppedSpans: trace.droppedSpans,
    errors: spans.filter(({ status }) => status === 'error').length,
    references: [...new Set(references.map(([, value]) => String(value)))],
    pieces: Math.max(roots.length, 1),
  }
}
