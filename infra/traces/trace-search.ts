import type { TraceSummary } from './waterfall.ts'

/** Search form as a person filled it in; each part may be empty. */
export interface TraceSearch {
  /** A reference, a trace id or the beginning of one. */
  readonly q: string
  readonly service: string
  readonly errorsOnly: boolean
}

const reference = /^[a-z]{2,8}-[a-z0-9]{6}$/i
const beginningOfTraceId = /^[0-9a-f]{8,32}$/i

export const searchProblem =
  'Please write a reference such as SNB-7K3M9Q, or a trace id: at least its first 8 digits, from 0 to 9 and a to f.'

/** Returns the problem with a search, in one sentence for the person who entered it; undefined when there is none. */
export function problemOf({ q }: TraceSearch): string | undefined {
  return q === '' || reference.test(q) || beginningOfTraceId.test(q) ? undefined : searchProblem
}

/** The traces that a search is after, those that began last first. */
export function searchTraces(summaries: readonly TraceSummary[], search: TraceSearch): TraceSummary[] {
  return summaries
    .filter((summary) => matchesSearch(summary, search))
    .toSorted((one, other) => other.startUs - one.startUs)
}

function matchesSearch(summary: TraceSummary, { errorsOnly, q, service }: TraceSearch): boolean {
  if (errorsOnly && summary.errors === 0) return false
  if (service && !summary.services.includes(service)) return false
  if (reference.test(q)) return summary.references.includes(q.toUpperCase())
  return summary.traceId.startsWith(q.toLowerCase())
}
