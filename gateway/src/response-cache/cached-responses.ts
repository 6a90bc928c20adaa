import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'

import { compressionFor, matchesEtag } from '@seneb/platform/content-negotiation'
import { admitRequest, closeStalledConnections } from '@seneb/platform/connection-limits'
import { containsApiKey } from '@seneb/platform/api-keys'
import { meter } from '@seneb/platform/metrics'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { beforeSending } from '../http/before-sending.js'
import { rejectAs } from '../http/failures.js'
import { documentUnknown } from '../persisted-queries/admit-documents.js'
import { ResponseCache, cacheControl, etagOf, type Sendable } from './response-cache.js'
import type { TrustedDocument } from '../persisted-queries/trusted-documents.js'

/** A request for a trusted document, as the cache handles it. */
interface DocumentRequest {
  /** Set when the response may be cached. */
  readonly cacheAs?: { readonly key: string; readonly generation: number }
  readonly isUnknown: boolean
}

/** Longer addresses are served, but not cached. */
const maxKeyLength = 2000
const ownHeaders: ReadonlySet<string> = new Set([
  'x-request-id',
  'content-length',
  'cache-control',
  'vary',
  'etag',
  'date',
])

/**
 * Answers `GET /graphql?documentId=…&variables=…`. A cached response is sent before any other code sees the request.
 * Any other request becomes an ordinary query, whose response is cached when it is the same for every client.
 */
export class CachedResponses {
  private readonly requests = new WeakMap<IncomingMessage, DocumentRequest>()
  /**
   * Counted by hand and reported on collection: a counter with labels costs a quarter of the time for sending the
   * response.
   */
  private readonly sent = { full: 0, unchanged: 0 }

  constructor(
    private readonly documents: ReadonlyMap<string, TrustedDocument>,
    private readonly cache: ResponseCache,
    /**
     * Whether a request carries a staff session or a key; it gets no cached response, and its response is not cached.
     */
    private readonly isOfCached: (headers: IncomingHttpHeaders) => boolean = () => false,
  ) {
    const description = 'Answers sent from memory, by whether the asker had them already'
    meter()
      .createObservableCounter('seneb_cached_responses_sent', { description })
      .addCallback((result) => {
        result.observe(this.sent.full, { unchanged: false })
        result.observe(this.sent.unchanged, { unchanged: true })
      })
  }

  /** The server in front of Fastify's handler. */
  readonly serverFactory = (
    handler: RequestListener,
    options: { keepAliveTimeout?: number; requestTimeout?: number; http?: { headersTimeout?: number } },
  ) => {
    const server: Server = createServer((request, response) => {
      if (!admitRequest(request, response)) return
      if (isForDocument(request) && this.tryRespond(request, response)) return
      handler(request, response)
    })
    server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = options.requestTimeout ?? server.requestTimeout
    server.headersTimeout = options.http?.headersTimeout ?? server.headersTimeout
    closeStalledConnections(server)
    return server
  }

  /** Lets Fastify refuse an unknown document id. */
  rejectUnknownIds(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      if (this.requests.get(request.raw)?.isUnknown) rejectAs(reply, 404, documentUnknown)
      else done()
    })
  }

  /** Caches the graph's responses to public documents. */
  storeResponses(server: FastifyInstance): void {
    beforeSending(server, (request, reply, payload) => {
      const { cacheAs } = this.requests.get(request.raw) ?? {}
      return cacheAs && reply.statusCode === 200 ? this.store(cacheAs, reply, payload) : payload
    })
  }

  /** Sends a cached response and returns true, or turns the request into an ordinary query and returns false. */
  private tryRespond(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, url = '' } = request
    // A later check decides whether a page of another origin may read the response.
    const isShared = !this.isOfCached(headers)
    const cached = isShared && headers.origin === undefined ? this.cache.find(url) : undefined
    if (!cached) {
      this.requests.set(request, this.prepare(request, url, isShared))
      return false
    }
    const isUnchanged = matchesEtag(request, cached.etag)
    if (isUnchanged) this.sent.unchanged++
    else this.sent.full++
    if (isUnchanged) response.writeHead(304, cached.unchanged).end()
    else send(response, cached[compressionFor(request, cached) ?? 'plain'] ?? cached.plain)
    return true
  }

  private prepare(request: IncomingMessage, url: string, isShared: boolean): DocumentRequest {
    const params = new URLSearchParams(url.slice(url.indexOf('?') + 1))
    const document = this.documents.get(params.get('documentId') ?? '')
    if (!document?.isReading) return { isUnknown: true }
    const variables = params.get('variables')
    const query = new URLSearchParams({ query: document.text, ...(variables === null ? {} : { variables }) })
    request.url = `/graphql?${query}`
    // Requests by id have no side effects and need no preflight.
    request.headers['apollo-require-preflight'] = 'by-id'
    const isCacheable =
      isShared && document.isPublic && url.length <= maxKeyLength && !isRefetch(document.text, variables)
    return { isUnknown: false, cacheAs: isCacheable ? { key: url, generation: this.cache.generation } : undefined }
  }

  private store(
    { key, generation }: NonNullable<DocumentRequest['cacheAs']>,
    reply: FastifyReply,
    payload: unknown,
  ): unknown {
    if (typeof payload !== 'string' || !isComplete(payload)) return payload
    // The cached response is for every client, regardless of the media type that the first one preferred.
    reply.header('content-type', 'application/json; charset=utf-8')
    const body = Buffer.from(payload)
    const mayShare = reply.request.headers.origin === undefined
    if (mayShare) this.cache.store(key, { body, generation, headers: headersOf(reply) })
    const etag = etagOf(body)
    reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'origin, accept-encoding')
    if (!matchesEtag(reply.request, etag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  }
}

function isForDocument({ method, url = '' }: IncomingMessage): boolean {
  // A request with a key in its address goes on to a later step, which refuses it with an explanation.
  return method === 'GET' && url.startsWith('/graphql?') && url.includes('documentId=') && !containsApiKey(url)
}

/** Whether the client requests a reload of a list and bypasses the cached response (AIR-11). */
function isRefetch(text: string, variables: string | null): boolean {
  return /refresh\s*:\s*true/.test(text) || /"refresh"\s*:\s*true/.test(variables ?? '')
}

/** True for a response without errors that does not come from a fallback source (AIR-12). */
function isComplete(payload: string): boolean {
  return payload.startsWith('{"data":{') && !payload.includes('"errors":[') && !payload.includes('"source":"FALLBACK"')
}

function headersOf(reply: FastifyReply): string[] {
  const headers = Object.entries(reply.getHeaders()).filter(([name]) => !ownHeaders.has(name))
  return headers.flatMap(([name, value]) => [name, String(value)])
}

function send(response: ServerResponse, { body, headers }: Sendable): void {
  response.writeHead(200, headers).end(body)
}
