import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { withAbortTimeout, withTimeout } from '@seneb/platform/with-timeout'
import type { DocumentNode } from 'graphql'

import { documentHash } from '../app/graph/document-hash.js'
import type { GraphReading, RequestGraph, ReadPublished } from '../app/graph/load-context.js'

/** A page waits no longer than this for the graph; it then renders without (B: gateway down). */
export const deadlineMs = 3000

/** Gateway response that is the same for everyone, with its address and etag. */
export interface CacheableResponse {
  readonly address: string
  readonly etag: string
}

/** Result of a request; `response` is set when it is the same for everyone. */
export interface CacheableReading {
  readonly reading: GraphReading<unknown>
  readonly response?: CacheableResponse
}

/** Requests one of our documents by GET, so that the gateway can reply from its cache; never throws. */
export type ReadResponse = (document: DocumentNode, variables: object) => Promise<CacheableReading>

interface ReadResponseOptions {
  readonly gatewayUrl: string
  readonly log: Logger
}

/**
 * Returns the function that requests the gateway's responses that are the same for everyone. Nothing is cached here:
 * the gateway does that.
 */
export function createReadResponse({ gatewayUrl, log }: ReadResponseOptions): ReadResponse {
  return async (document, variables) => {
    const query = new URLSearchParams({
      documentId: documentHash(document) ?? '',
      variables: JSON.stringify(variables),
    })
    const read = await readAt(`${gatewayUrl}/graphql?${query.toString()}`)
    const { unavailable } = read.reading
    // A client made up this address; the refusal is not our fault.
    if (unavailable && unavailable !== 'refused')
      log.warn({ reason: unavailable }, 'the graph did not respond with what is published')
    return read
  }
}

/** Whether the response is still current for everyone; false also when the gateway does not confirm it. */
export async function isCurrent({ address, etag }: CacheableResponse): Promise<boolean> {
  try {
    return await withAbortTimeout(deadlineMs, async (signal) => {
      const { body, status } = await fetch(address, { headers: headersWith({ 'if-none-match': etag }), signal })
      await body?.cancel()
      return status === 304
    })
  } catch {
    return false
  }
}

async function readAt(address: string): Promise<CacheableReading> {
  try {
    return await withAbortTimeout(deadlineMs, async (signal) => {
      const response = await fetch(address, { headers: headersWith({}), signal })
      const { data, errors } = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown }
      if (errors || !data) return { reading: { unavailable: reasonOf(errors) } }
      const etag = response.headers.get('etag')
      const isPublic = response.headers.get('cache-control')?.includes('public') ?? false
      return { reading: { data }, response: etag !== null && isPublic ? { address, etag } : undefined }
    })
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { reading: { unavailable: isLate ? 'late' : 'unreachable' } }
  }
}

function headersWith(own: Record<string, string>): Record<string, string> {
  const traceparent = currentTraceparent()
  const headers = { accept: 'application/graphql-response+json, application/json', ...own }
  return traceparent ? { ...headers, traceparent } : headers
}

interface GraphError {
  readonly extensions?: { readonly code?: unknown }
}

/** Returns `refused` when the graph rejected the request as invalid, and `failed` otherwise. */
export function reasonOf(errors: unknown): 'refused' | 'failed' {
  const found = Array.isArray(errors) ? (errors as readonly GraphError[]) : []
  const isRefused = found.length > 0 && found.every(({ extensions }) => extensions?.code === 'INPUT_INVALID')
  return isRefused ? 'refused' : 'failed'
}

/** Records the graph requests of one page during rendering, to determine whether everyone gets the same page. */
export class PageRequests {
  /** Taken before the first request, so that a confirmation counts from this time. */
  readonly startedAt = performance.now()
  private readonly responses: CacheableResponse[] = []
  private readonly frame: CacheableResponse[] = []
  private isPersonal = false

  constructor(
    private readonly readResponse: ReadResponse,
    private readonly sendRequest: RequestGraph,
  ) {}

  readonly requestGraph: RequestGraph = (document, variables, timeoutMs) => {
    this.isPersonal = true
    return raceTimeout(timeoutMs, this.sendRequest(document, variables), () => ({ unavailable: 'late' }))
  }

  readonly readPublished = this.readInto(this.responses)

  readonly readFrame = this.readInto(this.frame)

  /**
   * Returns the cacheable responses that the page and its frame were made from. Returns undefined when another request
   * was made or a response was unavailable. Also undefined when the page itself made no request, because its content
   * then has no known source.
   */
  cacheableResponses(): readonly CacheableResponse[] | undefined {
    return this.isPersonal || this.responses.length === 0 ? undefined : [...this.responses, ...this.frame]
  }

  private readInto(responses: CacheableResponse[]): ReadPublished {
    return async (document, variables, timeoutMs) => {
      const late = (): CacheableReading => ({ reading: { unavailable: 'late' } })
      const { reading, response } = await raceTimeout(timeoutMs, this.readResponse(document, variables), late)
      if (response) responses.push(response)
      else this.isPersonal = true
      return reading as GraphReading<never>
    }
  }
}

/** Limits how long the caller waits for a late response; the request itself continues. */
function raceTimeout<T>(ms: number | undefined, work: Promise<T>, late: () => T): Promise<T> {
  return ms === undefined ? work : withTimeout(work, { ms, onTimeout: late })
}
