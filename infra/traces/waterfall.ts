import { type Span, type Trace, referenceAttribute } from './span.ts'

/** One row of a waterfall: a step, its depth below the root, and its start. */
export interface WaterfallRow {
  readonly span: Span
  readonly depth: number
  readonly offsetUs: number
}

/** Start and duration of a trace, from the first step to the end of the last. */
export interface TraceExtent {
  readonly startUs: number
  readonly durationUs: number
}

export function traceExtent({ spans }: Trace): TraceExtent {
  const startUs = spans.reduce((first, span) => Math.min(first, span.startUs), Infinity)
  const endUs = spans.reduce((last, span) => Math.max(last, span.startUs + span.durationUs), -Infinity)
  return spans.length === 0 ? { startUs: 0, durationUs: 0 } : { startUs, durationUs: endUs - startUs }
}

/** Returns the steps without a parent in the trace, by start time: one when the trace is a connected tree. */
export function rootsOf({ spans }: Trace): Span[] {
  const spanIds = new Set(spans.map(({ spanId }) => spanId))
  return spans.filter(({ parentSpanId }) => !parentSpanId || !spanIds.has(parentSpanId)).sort(byStart)
}

/** Every step once, each below the one that caused it, those of one cause in the order of their beginning. */
export function waterfallOf(trace: Trace): WaterfallRow[] {
  const { startUs } = traceExtent(trace)
  const children = Map.groupBy(trace.spans.toSorted(byStart), ({ parentSpanId }) => parentSpanId)
  const rows: WaterfallRow[] = []
  const seen = new Set<string>()
  // Spans that are each other's parents have no root; they come last, beginning with the earliest.
  for (const root of [...rootsOf(trace), ...trace.spans.toSorted(byStart)]) {
    // No recursion: a chain may be as long as a sender likes.
    const next = [{ span: root, depth: 0 }]
    for (let row = next.pop(); row; row = next.pop()) {
      const { depth, span } = row
      if (seen.has(span.spanId)) continue
      seen.add(span.spanId)
      rows.push({ span, depth, offsetUs: span.startUs - startUs })
      const below = children.get(span.spanId) ?? []
      next.push(...below.toReversed().map((child) => ({ span: child, depth: depth + 1 })))
    }
  }
  return rows
}

function byStart(one: Span, other: Span): number {
  return one.startUs - other.startUs
}

/** Summary of one trace in a list. */
export interface TraceSummary {
  readonly traceId: string
  /** Names of the first two server spans, such as `graph` and `mutation submitTripPlan`. */
  readonly name: string
  readonly startUs: number
  readonly durationUs: number
  /** Returns the processes of a trace in the order of their first steps. */
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
  const serverSpans = spans.filter(({ kind }) => kind === 'server').slice(0, 2)
  const named = serverSpans.length > 0 ? serverSpans : roots.slice(0, 1)
  const references = spans.flatMap(({ attributes }) => attributes.filter(([key]) => key === referenceAttribute))
  return {
    traceId: trace.id,
    name: [...new Set(named.map(({ name }) => name))].join(' › '),
    ...traceExtent(trace),
    services: [...new Set(spans.map(({ service }) => service))],
    spans: spans.length,
    droppedSpans: trace.droppedSpans,
    errors: spans.filter(({ status }) => status === 'error').length,
    references: [...new Set(references.map(([, value]) => String(value)))],
    pieces: Math.max(roots.length, 1),
  }
}
