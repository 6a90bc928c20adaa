import { json, page, HttpError, type HttpResponse } from './read-body.ts'
import { problemOf, searchTraces, type TraceSearch } from './trace-search.ts'
import { storeLimits, type TraceStore } from './trace-store.ts'
import { isoTime } from './iso-time.ts'
import type { Span, Trace } from './span.ts'
import { waterfallOf, summaryOf, type TraceSummary } from './waterfall.ts'

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
    const details = { attributes: Object.fromEntries(attributes), status, statusMessage }
    return {
      spanId,
      parentSpanId,
      service,
      name,
      kind,
      depth,
      offsetMs: offsetUs / 1000,
      durationMs: durationUs / 1000,
      ...details,
    }
  })
  return { ...summaryJson(summaryOf(trace)), steps }
}

/**
 * Returns the response to a read request: pages for people, and the same content as JSON for programs. Rejects with a
 * Refusal when there is nothing at the path.
 */
export async function readTraces(store: TraceStore, { pathname, searchParams }: URL): Promise<HttpResponse> {
  if (pathname === '/') return listPage(store, searchParams)
  if (pathname === '/traces.json') return listJson(store, searchParams)
  if (pathname === '/healthz') return json({ bytes: store.bytes })
  const [, id = '', asJson] = /^\/traces\/([0-9a-f]{32})(\.json)?$/i.exec(pathname) ?? []
  if (!id) throw new HttpError(404, 'There is nothing here.')
  const trace = store.trace(id.toLowerCase())
  if (!trace) throw new HttpError(404, `This trace is not among the last ${storeLimits.maxTraces}.`)
  if (asJson) return json(traceJson(trace))
  const { renderTracePage } = await import('./pages/trace-page.ts')
  return page(renderTracePage(trace, searchParams.get('span') ?? undefined))
}

async function listPage(store: TraceStore, query: URLSearchParams): Promise<HttpResponse> {
  const { found, problem, search, summaries } = find(store, query)
  const services = [...new Set(summaries.flatMap((summary) => summary.services))].toSorted()
  // React and the pages are loaded on the first visit; they take 11 MB, which a stack that no one watches saves.
  const { renderTraceList } = await import('./pages/trace-list.ts')
  const list = { search, problem, found, services, count: summaries.length, maxTraces: storeLimits.maxTraces }
  return page(renderTraceList(list), problem ? 400 : 200)
}

function listJson(store: TraceStore, query: URLSearchParams): HttpResponse {
  const { found, problem } = find(store, query)
  if (problem) throw new HttpError(400, problem)
  return json({ traces: found.map(summaryJson) })
}

function find(store: TraceStore, query: URLSearchParams) {
  const [q, service] = [query.get('q') ?? '', query.get('service') ?? '']
  const search: TraceSearch = { q: q.trim(), service, errorsOnly: Boolean(query.get('errors')) }
  const problem = problemOf(search)
  const summaries = store.traces().map(summaryOf)
  return { search, problem, summaries, found: problem ? [] : searchTraces(summaries, search) }
}
