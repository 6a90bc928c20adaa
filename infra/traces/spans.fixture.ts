import { spansOf, type OtlpExport, type OtlpSpan } from './read-otlp.ts'
import type { Span } from './span.ts'

/** 32 digits that end in this number. */
export const traceIdOf = (number: number) => number.toString(16).padStart(32, '0')

/** 16 digits that end in this number. */
export const spanIdOf = (number: number) => number.toString(16).padStart(16, '0')

/** Differences between a test's span and the root span of its trace. */
export interface SpanChanges extends Partial<OtlpSpan> {
  readonly service?: string
}

const secondNs = 1_000_000_000n
/** 22 November 2026, 10:00:00 UTC. */
const tenNs = 1_795_341_600n * secondNs

/** Returns the time `ms` milliseconds after ten o'clock in nanoseconds, as exporters write it. */
export const afterTen = (ms: number) => String(tenNs + BigInt(Math.round(ms * 1_000_000)))

/** One span as a process of ours exports it. */
export function anExport({ service = 'gateway', ...changes }: SpanChanges = {}): OtlpExport {
  const times = { startTimeUnixNano: afterTen(0), endTimeUnixNano: afterTen(20) }
  const span = { traceId: traceIdOf(1), spanId: spanIdOf(1), name: 'POST /graphql', kind: 2, ...times, ...changes }
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  return { resourceSpans: [{ resource, scopeSpans: [{ spans: [span] }] }] }
}

/** The same as the viewer reads it. */
export function aSpan(changes: SpanChanges = {}): Span {
  const [span] = spansOf(anExport(changes))
  if (!span) throw new Error('an export of one span has one')
  return span
}

/** One enquiry from the site to the mail that could not be sent, out of order as processes export it. */
export function anEnquiry(trace = 1): Span[] {
  const step = (number: number, from: number, till: number, changes: SpanChanges) => {
    const times = { startTimeUnixNano: afterTen(from), endTimeUnixNano: afterTen(till) }
    const ids = { traceId: traceIdOf(trace), spanId: spanIdOf(number) }
    return aSpan({ ...ids, ...times, ...(number === 1 ? {} : { parentSpanId: spanIdOf(number - 1) }), ...changes })
  }
  const reference = [{ key: 'seneb.reference', value: { stringValue: 'SNB-7K3M9Q' } }]
  return [
    step(5, 2600, 2650, {
      service: 'notification',
      name: 'send email',
      kind: 3,
      status: { code: 2, message: 'Error' },
    }),
    step(4, 9, 11, { service: 'enquiry', name: 'answer submit', kind: 2, attributes: reference }),
    step(3, 8, 18, { service: 'gateway', name: 'ask submit', kind: 3 }),
    step(2, 3, 19, { service: 'gateway', name: 'mutation submitTripPlan', kind: 2 }),
    step(1, 0, 20, { service: 'web', name: 'graph', kind: 2 }),
  ]
}
