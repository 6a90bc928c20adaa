import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'

import replyFrom from '@fastify/reply-from'
import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'
import type { TrustPredicate } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { ClientSlots } from './render-slots.js'
import {
  isUploadToken,
  sendRejection,
  unavailable,
  uploadPath,
  uploadRejection,
  type GatewayRejection,
} from './gateway-rejections.js'
import { traced } from './request-durations.js'

/** The gateway ends an operation after 8 s; this server waits a little longer. */
const graphTimeoutMs = 10_000
/** Time limit for ten megabytes over a slow line, and the gateway's processing of them. */
export const uploadDeadlineMs = 180_000
/** The gateway enforces the exact limit; twice as much is refused here. */
const maxForwardedBytes = 2 * maxUploadBytes

export interface GatewayOptions {
  readonly gatewayUrl: string
  readonly log: Logger
  /** Our own proxies in front of this server. */
  readonly trust: TrustPredicate
  /** Timeout of a graph request at the gateway; 10 s by default. */
  readonly graphTimeoutMs?: number
  /** Minimum upload rate of a file; 10 kB per second by default. */
  readonly minRate?: MinRate
}

/** Gateway paths besides file uploads: the graph, and the requests, documents and exports of staff pages. */
const graphPaths = [
  '/graphql',
  '/schema.graphql',
  `${uploadPath}/tokens`,
  '/staff/presence',
  '/staff/documents/:id(^[\\da-f-]{36}$)/:name(^[a-z-]{1,40}$)',
  '/staff/message-files/:id(^[\\da-f-]{36}$)/:file(^[\\da-f-]{36}$)',
  '/staff/records/:id(^[\\da-f-]{36}$)/:name(^[a-z-]{1,40}$)',
  '/staff/newsletters/:id(^[\\da-f-]{36}$)/:name(^[a-z-]{1,40}$)',
  '/staff/emails/:key(^[a-z-]{1,80}$)/:name(^[a-z-]{1,40}$)',
]
/** Stream that signals staff pages to request their data again; it lasts as long as its page. */
const livePath = '/staff/live'

/**
 * Proxies the gateway under the site's own origin: streams to it and back, neither buffered nor logged. The graph,
 * files and live streams have separate connections, slots and deadlines, so that slow uploads cannot block reading
 * (R14). Requests that cannot be passed on, or get no reply in time, are answered here.
 */
export async function forwardToGateway(server: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { trust } = options
  await addLane(server, options, {
    name: 'graph',
    paths: graphPaths,
    slots: new ClientSlots({ max: 200, maxPerClient: 40, trust }),
    timeoutMs: options.graphTimeoutMs ?? graphTimeoutMs,
    busy: unavailable,
  })
  await addLane(server, options, {
    name: 'upload',
    paths: [uploadPath],
    // The gateway processes eight files concurrently; two more wait.
    slots: new ClientSlots({ max: 10, maxPerClient: 4, trust }),
    timeoutMs: uploadDeadlineMs,
    busy: uploadRejection('busy'),
  })
  await addLane(server, options, {
    name: 'graph',
    paths: [livePath],
    slots: new ClientSlots({ max: 200, maxPerClient: 50, trust }),
    timeoutMs: 0,
    busy: unavailable,
  })
}

interface Lane {
  /** Name of its trace spans. */
  readonly name: string
  readonly paths: readonly string[]
  readonly slots: ClientSlots
  /** Timeout of a response, and of each pause within it; 0 for one that lasts as long as the client stays. */
  readonly timeoutMs: number
  /** Reply to clients that find no free slot. */
  readonly busy: GatewayRejection
}

/** Adds one route group to the gateway, with separate connections. */
async function addLane(
  server: FastifyInstance,
  { gatewayUrl, log, minRate = minUploadRate }: GatewayOptions,
  { busy, name, paths, slots, timeoutMs }: Lane,
): Promise<void> {
  const fail = (reply: FastifyReply, error: Error): void => {
    if (reply.raw.destroyed) return
    if (error.cause instanceof TooSlow) {
      sendRejection(reply, uploadRejection('interrupted'))
      return
    }
    log.warn({ err: error }, 'the gateway did not respond')
    sendRejection(reply, unavailable)
  }
  const pass = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.from(undefined, {
      onError: (_reply, { error }) => fail(reply, error),
      rewriteRequestHeaders: (_request, headers) => ownHeaders(request, headers),
      // By default the plugin repeats a GET that got 503 up to ten times.
      retryDelay: () => null,
    })

  await server.register(async (lane) => {
    await lane.register(replyFrom, {
      base: gatewayUrl,
      undici: { connections: null, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      disableRequestLogging: true,
    })
    forwardBodies(lane, paths.includes(uploadPath) ? minRate : undefined)
    for (const path of paths) {
      lane.all(path, { config: { routeLabel: path } }, (request, reply) => {
        const rejection = rejectionOf(request)
        if (rejection) return sendRejection(reply, rejection)
        const release = slots.acquire(request.raw)
        if (!release) return sendRejection(reply, busy)
        reply.raw.once('close', release)
        // The span ends with the response, which the reply resolves by.
        return traced(name, request, async () => pass(request, reply))
      })
    }
  })
}

/** Error for an upload that is slower than the minimum rate. */
class TooSlow extends Error {}

/**
 * Passes bodies on as separate streams, because undici takes the socket away from a request that it is given. Aborts a
 * body whose sender has left or that arrives too slowly.
 */
function forwardBodies(lane: FastifyInstance, minRate: MinRate | undefined): void {
  lane.addHook('preParsing', ({ raw }, _reply, payload) => {
    const body = payload.pipe(new PassThrough())
    // No other listener handles errors while the request waits or when it is refused.
    body.on('error', () => undefined)
    if (minRate) watchRate(raw, minRate, () => body.destroy(new TooSlow('a file came in too slowly')))
    raw.once('close', () => raw.complete || body.destroy(new Error('the sender of a body left')))
    return Promise.resolve(body)
  })
}

/**
 * Returns headers that name the client and the host it requested, with our trace in place of any sent by the client.
 */
function ownHeaders(request: FastifyRequest, sent: IncomingHttpHeaders): IncomingHttpHeaders {
  const { headers, raw } = request
  const named = (header: string, value: string): string => [headers[header], value].filter(Boolean).join(',')
  return {
    ...sent,
    // Node has responded already.
    expect: undefined,
    traceparent: currentTraceparent(),
    tracestate: undefined,
    'x-forwarded-for': named('x-forwarded-for', raw.socket.remoteAddress ?? ''),
    'x-forwarded-proto': named('x-forwarded-proto', 'http'),
    'x-forwarded-host': String(headers['x-forwarded-host'] ?? headers.host ?? ''),
  }
}

/** Returns the refusal that applies before a slot is acquired, or undefined. */
function rejectionOf({ headers, routeOptions }: FastifyRequest): GatewayRejection | undefined {
  if (Number(headers['content-length'] ?? 0) > maxForwardedBytes) return uploadRejection('tooLarge')
  if (routeOptions.url === uploadPath && !isUploadToken(headers['x-upload-token'])) return uploadRejection('token')
  return undefined
}

/** Minimum rate of a request body: `bytes` in each interval, until the whole body has arrived. */
export interface MinRate {
  readonly bytes: number
  readonly everyMs: number
}

/** A bad telephone line still sends ten kilobytes a second; a slower sender occupies a slot for nothing. */
export const minUploadRate: MinRate = { bytes: 100_000, everyMs: 10_000 }

/** Calls `tooSlow` once when the body arrives below the minimum rate; stops when the body is complete or aborted. */
export function watchRate(request: IncomingMessage, { bytes, everyMs }: MinRate, tooSlow: () => void): void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const receivedBytes = socket.bytesRead - before
    before = socket.bytesRead
    if (receivedBytes >= bytes) return
    clearInterval(timer)
    tooSlow()
  }, everyMs)
  request.once('close', () => clearInterval(timer))
}
