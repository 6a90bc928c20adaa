import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'
import type { Trust } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'
import { createProxyServer } from 'http-proxy-3'

import { ClientSlots } from './client-slots.js'
import { isLiveStream, isUpload, isUploadToken, unavailable, uploadRefusal, type Refusal } from './gateway-refusals.js'
import { minUploadRate, watchRate, type MinRate } from './min-rate.js'

/** The gateway ends an operation after 8 s; this server waits a little longer. */
const graphTimeoutMs = 10_000
/** Ten megabytes over a slow line, and the gateway's look at them. */
export const uploadDeadlineMs = 180_000
/** The gateway enforces the exact limit; what is twice as large is refused here. */
const maxForwardedBytes = 2 * maxUploadBytes

export interface GatewayProxyOptions {
  readonly gatewayUrl: string
  readonly log: Logger
  /** Our own proxies before this server. */
  readonly trust: Trust
  /** How long the gateway may take over a request to the graph; 10 s unless said. */
  readonly graphTimeoutMs?: number
  /** How slowly a file may come in; 10 kB a second unless said. */
  readonly minRate?: MinRate
}

export interface GatewayProxy {
  /** Sends one request to the gateway and its answer back; resolves when the answer has ended. */
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): void
}

/**
 * The gateway under the site's own origin: streams to it and back, neither gathered nor written down anywhere. The graph
 * and files each have connections, slots and a deadline of their own, so that slow uploads
 * cannot block reading (R14). What cannot be passed on, or is not answered in time, is answered here.
 */
export function createGatewayProxy(options: GatewayProxyOptions): GatewayProxy {
  const { minRate = minUploadRate, trust } = options
  const graph = lane(options, {
    slots: new ClientSlots({ max: 200, maxPerClient: 40, trust }),
    timeoutMs: options.graphTimeoutMs ?? graphTimeoutMs,
    busy: unavailable,
  })
  const uploads = lane(options, {
    // The gateway looks at eight files at once; two more wait for it.
    slots: new ClientSlots({ max: 10, maxPerClient: 4, trust }),
    timeoutMs: uploadDeadlineMs,
    busy: uploadRefusal('busy'),
  })
  const live = lane(options, { slots: new ClientSlots({ max: 200, maxPerClient: 50, trust }), busy: unavailable })
  return {
    pass: (request, response) =>
      new Promise((resolve) => {
        response.once('close', resolve)
        const refusal = refusalOf(request)
        if (refusal) return refusal.answer(response)
        nameOwnTrace(request.headers)
        const isFile = isUpload(request.url)
        const way = isFile ? uploads : isLiveStream(request.url) ? live : graph
        const giveUp = way.pass(request, response)
        if (isFile && giveUp) watchRate(request, minRate, () => giveUp(uploadRefusal('interrupted')))
      }),
    close: () => {
      for (const way of [graph, uploads, live]) way.close()
    },
  }
}

/** Puts our trace in the place of the one that the client named, if any. */
function nameOwnTrace(headers: IncomingHttpHeaders): void {
  const traceparent = currentTraceparent()
  delete headers['traceparent']
  delete headers['tracestate']
  if (traceparent) headers['traceparent'] = traceparent
}

interface Lane {
  readonly slots: ClientSlots
  /** How long an answer may take; one without it lasts as long as its asker stays. */
  readonly timeoutMs?: number
  /** What who finds no slot is told. */
  readonly busy: Refusal
}

/** Ends a request that is under way with a refusal. */
type GiveUp = (refusal: Refusal) => void

/** One way to the gateway, with connections of its own. */
function lane({ gatewayUrl, log }: GatewayProxyOptions, { busy, slots, timeoutMs }: Lane) {
  const agent = new Agent({ keepAlive: true })
  const proxy = createProxyServer({ target: gatewayUrl, agent, changeOrigin: true, xfwd: true })
  const underWay = new WeakMap<IncomingMessage, ClientRequest>()
  proxy.on('proxyReq', (sent, request) => void underWay.set(request, sent))

  function pass(request: IncomingMessage, response: ServerResponse): GiveUp | undefined {
    const release = slots.acquire(request)
    if (!release) {
      busy.answer(response)
      return undefined
    }
    const giveUp: GiveUp = (refusal) => {
      refusal.answer(response)
      underWay.get(request)?.destroy()
    }
    const late = () => {
      log.warn({ reason: 'late' }, 'the gateway gave no answer')
      giveUp(unavailable)
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(late, timeoutMs)
    response.once('close', () => {
      clearTimeout(timer)
      release()
    })
    // Node has answered it already; with it the proxy would not tell what it has sent.
    delete request.headers['expect']
    proxy.web(request, response, {}, (err) => {
      if (response.writableEnded || response.destroyed) return
      log.warn({ err }, 'the gateway gave no answer')
      unavailable.answer(response)
    })
    return giveUp
  }

  const close = () => {
    proxy.close()
    agent.destroy()
  }
  return { pass, close }
}

/** What is refused before anything is taken for it. */
function refusalOf({ headers, url }: IncomingMessage): Refusal | undefined {
  if (Number(headers['content-length'] ?? 0) > maxForwardedBytes) return uploadRefusal('tooLarge')
  if (isUpload(url) && !isUploadToken(headers['x-upload-token'])) return uploadRefusal('token')
  return undefined
}
