import { referenceAttribute, type Trace } from './span.ts'
import { extentOf, rootsOf } from './waterfall.ts'

/** What a list tells of one trace. */
export interface TraceSummary {
  readonly traceId: string
  /** What was asked: the names of the first two steps that answer somebody, such as `graph` and `mutation submitTripPlan`. */
  readonly name: string
  readonly startUs: number
  readonly durationUs: number
  /** The processes that took part, in the order in which they did. */
  readonly services: readonly string[]
  readonly spans: number
  readonly droppedSpans: number
  readonly errors: number
  /** What people quote of the enquiries it is about. */
  readonly references: readonly string[]
  /** How many pieces it is in; one when every step hangs on the first. */
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
