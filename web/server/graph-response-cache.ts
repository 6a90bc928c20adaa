import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { withAbortDeadline } from '@seneb/platform/with-deadline'
import type { DocumentNode } from 'graphql'

import type { GraphReading } from '../app/graph/load-context.js'
import { documentIdOf } from './document-id.js'
import { reasonOf } from './unanswered.js'

/** A cached response is revalidated at most this often; an edit shows in less than two of it. */
export const revalidateAfterMs = 1000
/** A page waits no longer than this for the graph. */
const deadlineMs = 3000
/** Far more than there are pages; the oldest are evicted, so that invented addresses cannot fill the memory. */
const maxResponses = 500

/** A response of the gateway that everybody gets alike. */
export interface CachedResponse {
  readonly address: string
  readonly etag: string
  readonly data: unknown
  /** When the last revalidation that confirmed it began. */
  confirmedAt: number
}

/** What came of asking; `response` is set when it may be cached. */
export interface CachedReading {
  readonly reading: GraphReading<unknown>
  readonly response?: CachedResponse
}

interface GraphResponseCacheOptions {
  readonly gatewayUrl: string
  readonly log: Logger
  readonly now?: () => number
}

/**
 * Responses to questions that everybody gets answered alike (P4), cached and revalidated at most once a second:
 * `If-None-Match` costs the gateway next to nothing while nothing changed, and brings the new answer when something did.
 */
export class GraphResponseCache {
  private readonly cached = new Map<string, CachedResponse>()
  private readonly underWay = new Map<string, Promise<CachedReading>>()
  private readonly now: () => number

  constructor(private readonly options: GraphResponseCacheOptions) {
    this.now = options.now ?? (() => performance.now())
  }

  /** The answer to one of our documents; never throws. */
  read(document: DocumentNode, variables: object): Promise<CachedReading> {
    const asked = `documentId=${documentIdOf(document)}&variables=${encodeURIComponent(JSON.stringify(variables))}`
    return this.readAt(`${this.options.gatewayUrl}/graphql?${asked}`)
  }

  /** True without asking anybody while the gateway has said so within the last second. */
  isFresh(response: CachedResponse): boolean {
    return this.now() - response.confirmedAt < revalidateAfterMs && this.cached.get(response.address) === response
  }

  /** True when this is still what everybody gets; asks the gateway unless it confirmed that within the last second. */
  async revalidate(response: CachedResponse): Promise<boolean> {
    return this.isFresh(response) || (await this.readAt(response.address)).response === response
  }

  private async readAt(address: string): Promise<CachedReading> {
    const known = this.cached.get(address)
    if (known && this.isFresh(known)) return { reading: { data: known.data }, response: known }
    const underWay = this.underWay.get(address)
    if (underWay) return underWay
    const asking = this.ask(address, known).finally(() => this.underWay.delete(address))
    this.underWay.set(address, asking)
    return asking
  }

  private async ask(address: string, known: CachedResponse | undefined): Promise<CachedReading> {
    // Taken before asking: what the gateway confirms may have changed while its response was under way.
    const confirmedAt = this.now()
    try {
      return await withAbortDeadline(deadlineMs, async (signal) => {
        const response = await fetch(address, { headers: headersFor(known), signal })
        if (response.status !== 304 || !known) return this.take(address, response, confirmedAt)
        known.confirmedAt = confirmedAt
        return { reading: { data: known.data }, response: known }
      })
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      return this.giveUp(address, isLate ? 'late' : 'unreachable')
    }
  }

  private async take(address: string, response: Response, confirmedAt: number): Promise<CachedReading> {
    const { data, errors } = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown }
    if (errors || !data) return this.giveUp(address, reasonOf(errors))
    const etag = response.headers.get('etag')
    const isForAll = response.headers.get('cache-control')?.includes('public') ?? false
    this.cached.delete(address)
    if (etag === null || !isForAll) return { reading: { data } }
    const cached: CachedResponse = { address, etag, data, confirmedAt }
    this.cached.set(address, cached)
    for (const oldest of this.cached.keys()) {
      if (this.cached.size <= maxResponses) break
      this.cached.delete(oldest)
    }
    return { reading: { data }, response: cached }
  }

  private giveUp(address: string, reason: 'failed' | 'late' | 'refused' | 'unreachable'): CachedReading {
    this.cached.delete(address)
    // An address that names nothing is whoever's invention, and no fault of ours.
    if (reason !== 'refused') this.options.log.warn({ reason }, 'the graph gave no answer to what is published')
    return { reading: { unavailable: reason } }
  }
}

function headersFor(known: CachedResponse | undefined): Record<string, string> {
  const traceparent = currentTraceparent()
  return {
    accept: 'application/graphql-response+json, application/json',
    ...(known ? { 'if-none-match': known.etag } : {}),
    ...(traceparent ? { traceparent } : {}),
  }
}
