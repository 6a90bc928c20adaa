/** Value of a span's attribute. */
export type AttributeValue = string | number | boolean

/** Status of a span; the process that made the span sets `error`. */
export type SpanStatus = 'unset' | 'ok' | 'error'

/** One step of a trace, as one process reported it. */
export interface Span {
  /** 32 digits from 0 to f, lower case. */
  readonly traceId: string
  /** 16 digits from 0 to f, lower case. */
  readonly spanId: string
  /** Parent span; undefined for the root of a trace. */
  readonly parentSpanId: string | undefined
  /** The process that made it. */
  readonly service: string
  readonly name: string
  readonly kind: SpanKind
  /** Microseconds since 1970. */
  readonly startUs: number
  readonly durationUs: number
  readonly status: SpanStatus
  readonly statusMessage: string | undefined
  readonly attributes: readonly (readonly [key: string, value: AttributeValue])[]
}

/** Span kinds by their OTLP number; 0 means "unspecified". */
export const spanKinds = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const

/** Side of a call that a span represents. */
export type SpanKind = (typeof spanKinds)[number]

/** Name of the attribute that holds an enquiry's reference. */
export const referenceAttribute = 'seneb.reference'

/** The spans of one trace that have arrived so far. */
export interface Trace {
  readonly id: string
  readonly spans: readonly Span[]
  /** Number of spans that arrived beyond the maximum for one trace. */
  readonly droppedSpans: number
}
