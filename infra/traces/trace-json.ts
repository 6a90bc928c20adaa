import { isoTime } from './iso-time.ts'
import type { Span, Trace } from './span.ts'
import { summaryOf, type TraceSummary } from './trace-summary.ts'
import { waterfallOf } from './waterfall.ts'

/** One trace of the list in `/traces.json`. */
export type SummaryJson = Omit<TraceSummary, 'startUs' | 'durationUs'> & {
  readonly startedAt: string
  readonly durationMs: number
}

/** One step in `/traces/<id>.json`: in the order of the waterfall, with its depth in it. */
export interface SpanJson extends Pick<Span, 'spanId' | 'service' | 'name' | 'kind' | 'status'> {
  readonly parentSpanId: string | null
  readonly depth: number
  /** From the beginning of the trace. */
  readonly offsetMs: number
  readonly durationMs: number
  readonly statusMessage: string | null
  readonly attributes: Readonly<Record<string, Span['attributes'][number][1]>>
}

export interface TraceJson extends SummaryJson {
  readonly steps: readonly SpanJson[]
}

export function summaryJson({ durationUs, startUs, ...summary }: TraceSummary): SummaryJson {
  return { ...summary, startedAt: isoTime(startUs), durationMs: durationUs / 1000 }
}

export function traceJson(trace: Trace): TraceJson {
  const steps = waterfallOf(trace).map(({ depth, offsetUs, span }): SpanJson => {
    const {
      attributes,
      durationUs,
      kind,
      name,
      parentSpanId = null,
      service,
      spanId,
      status,
      statusMessage = null,
    } = span
    const told = { attributes: Object.fromEntries(attributes), status, statusMessage }
    return {
      spanId,
      parentSpanId,
      service,
      name,
      kind,
      depth,
      offsetMs: offsetUs / 1000,
      durationMs: durationUs / 1000,
      ...told,
    }
  })
  return { ...summaryJson(summaryOf(trace)), steps }
}
