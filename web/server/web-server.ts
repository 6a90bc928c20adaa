import { createServer, type RequestListener, type Server } from 'node:http'

import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import { createTrust } from '@seneb/platform/client-address'
import { admitRequest, closeStalledConnections } from '@seneb/platform/connection-limits'
import type { Logger } from '@seneb/platform/logger'
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { hasFiles } from './form-requests.js'
import type { WebEnvironment } from './config.js'
import { forwardToGateway, uploadDeadlineMs, type GatewayOptions } from './gateway-proxy.js'
import { isUpload, sendRejection, unavailable } from './gateway-rejections.js'
import { lowerCaseAddress, isPlainHttp, siteAddress } from './site-address.js'
import { isPageRequest, type PageCache } from './page-cache.js'
import type { RenderPage } from './render-pages.js'
import { previewPath } from './render-preview.js'
import { requestDurations, type TimedRequest, traced } from './request-durations.js'
import type { PatternOfPath } from './route-groups.js'
import { helmetOptions, newNonce, protect, scriptsWith } from './security-headers.js'
import { serveStaffDesk } from './serve-desk.js'
import { serveFiles } from './static-files.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Metrics label for requests of a route that is not a page; the route's pattern by default. */
    readonly routeLabel?: string
  }
  interface FastifyRequest {
    timing?: TimedRequest
  }
  interface FastifyReply {
    /** Nonce of this response's own scripts in its content security policy. */
    nonce: string
  }
}

export interface WebServerDeps {
  readonly environment: WebEnvironment
  readonly log: Logger
  /** The folders of the built files; none where Vite serves them. */
  readonly built?: { readonly client: string; readonly admin?: string }
  readonly gateway?: Pick<GatewayOptions, 'graphTimeoutMs' | 'minRate'>
  readonly pages: Pick<PageCache, 'sendFresh'>
  readonly renderPage: RenderPage
  /** Renders previews of drafts for the desk. */
  readonly renderPreview?: RenderPage
  /** Returns the route pattern under which a page's requests are counted. */
  readonly patternOf: PatternOfPath
}

/** Maximum time for a request body to arrive; file uploads have separate limits. */
const transferTimeoutMs = 30_000
/** Event loop delay above which requests are refused with a request to retry. */
const maxEventLoopDelayMs = 3000

/** The one door of the site: files, the gateway at `/graphql` and `/uploads`, the staff desk, and every page. */
export async function createWebServer(deps: WebServerDeps): Promise<FastifyInstance> {
  const { built, environment, gateway, log, renderPage } = deps
  const server = fastify({ rewriteUrl: readableAddress, serverFactory: (handler) => serverOf(handler, deps) })
  skipBodyParsing(server)
  server.setErrorHandler((err: FastifyError, request, reply) => {
    if (err.code === 'FST_UNDER_PRESSURE') return rejectTemporarily(request, reply)
    // Requests that Fastify cannot parse, such as those with an invalid content type, are the client's fault.
    if (err.statusCode !== undefined && err.statusCode < 500)
      return sendText(reply, 'The request cannot be read as it was sent.')
    log.error({ err }, 'a request failed')
    return sendText(reply.code(500), failureOf(reply))
  })
  await hookRequests(server, deps)

  if (built) {
    await at('file', server, (files) =>
      serveFiles(files, built.client, { forOtherOrigins: environment.assetOrigin !== '' }),
    )
    const { admin } = built
    if (admin !== undefined) await at('desk', server, (routes) => serveStaffDesk(routes, admin, environment))
  }
  const { renderPreview } = deps
  if (renderPreview) {
    await at('preview', server, (routes) => {
      routes.get(previewPath, renderPreview)
      return Promise.resolve()
    })
  }
  await forwardToGateway(server, {
    ...gateway,
    gatewayUrl: environment.gatewayUrl,
    trust: createTrust(environment.trustedProxies),
    log,
  })
  server.setNotFoundHandler((request, reply) => traced('page', request, () => renderPage(request, reply)))
  return server
}

/**
 * Returns the server in front of Fastify's handler. It sends cached pages before any other work is done for a request.
 */
function serverOf(handler: RequestListener, { environment, pages }: WebServerDeps): Server {
  const { host } = new URL(environment.siteOrigin)
  const server = createServer((request, response) => {
    if (!admitRequest(request, response)) return
    const isForAll = request.headers.host === host && isPageRequest(request) && !isPlainHttp(request)
    if (!isForAll || !pages.sendFresh(request, response)) handler(request, response)
  })
  server.requestTimeout = uploadDeadlineMs
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  closeStalledConnections(server)
  return server
}

/** Hooks around every request, in the order in which they run. */
async function hookRequests(server: FastifyInstance, deps: WebServerDeps): Promise<void> {
  const { environment, patternOf } = deps
  // Helmet's policy is set below, for the scripts of each response.
  await server.register(helmet, helmetOptions(environment))
  server.decorateRequest('timing', undefined)
  server.decorateReply('nonce', '')
  // Uses the address as sent, not as the router rewrote it.
  server.addHook('onRequest', ({ originalUrl, raw }, _reply, done) => {
    raw.url = originalUrl
    done()
  })
  // It is timed.
  const timeRequest = requestDurations(patternOf)
  server.addHook('onRequest', (request, reply, done) => {
    request.timing = timeRequest(request.raw, reply.raw)
    request.timing.routeLabel = request.routeOptions.config.routeLabel
    done()
  })
  // It is ended when it does not arrive in time.
  server.addHook('onRequest', (request, _reply, done) => {
    limitTransfer(request)
    done()
  })
  // The reply may run only scripts that carry its nonce.
  server.addHook('onRequest', (_request, reply, done) => {
    reply.nonce = newNonce()
    protect(reply, { scripts: scriptsWith(reply.nonce), origins: environment })
    done()
  })
  // Redirects requests with another host name, plain HTTP or capital letters to the canonical address.
  redirectRequests(server, deps)
  // Refused while the event loop is far behind.
  const limits = { maxEventLoopDelay: maxEventLoopDelayMs, retryAfter: 5 }
  // The plugin mistakes a loop that did not turn between two samples for an endless delay.
  await server.register(underPressure, { ...limits, sampleInterval: maxEventLoopDelayMs })
}

/** Registers routes whose requests are counted under one label. */
async function at(
  routeLabel: string,
  server: FastifyInstance,
  add: (routes: FastifyInstance) => Promise<void>,
): Promise<void> {
  await server.register(async (routes) => {
    routes.addHook('onRoute', (route) => {
      route.config = { ...route.config, routeLabel }
    })
    await add(routes)
  })
}

function redirectRequests(server: FastifyInstance, { environment, patternOf }: WebServerDeps): void {
  const otherHost = siteAddress(environment.siteOrigin, createTrust(environment.trustedProxies))
  const otherCase = lowerCaseAddress(patternOf)
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request
    const reads = raw.method === 'GET' || raw.method === 'HEAD'
    // A file is served under the asset host's name, too (SHELL-28).
    const isFile = reads && routeOptions.config.routeLabel === 'file'
    const location = isFile && isForAssetHost(request, environment) ? undefined : (otherHost(raw) ?? otherCase(raw))
    if (location === undefined) {
      done()
      return
    }
    if (request.timing) request.timing.routeLabel = 'redirect'
    // 308 preserves the method and body; reads get the 301 that search engines expect.
    reply.redirect(location, reads ? 301 : 308)
  })
}

function isForAssetHost({ headers }: FastifyRequest, { assetOrigin }: WebEnvironment): boolean {
  return assetOrigin !== '' && headers.host === new URL(assetOrigin).host
}

/** Leaves bodies unparsed: they are proxied to the gateway, or read by the page that handles the form. */
export function skipBodyParsing(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** The router refuses a path that cannot be decoded; pages handle it like any other, so it is used undecoded. */
function readableAddress({ url = '/' }: { readonly url?: string }): string {
  try {
    decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** Ends a request that does not arrive in time, except for uploads, which may be slow. */
function limitTransfer({ raw }: FastifyRequest): void {
  if (isUpload(raw.url) || hasFiles(raw)) return
  // Nearly all bodies arrive together with their heads and need no timer.
  setImmediate(() => {
    if (raw.complete || raw.destroyed) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), transferTimeoutMs)
    raw.once('close', () => clearTimeout(timer))
  })
}

/** Refuses gateway requests in the gateway's format, and all others with a message. */
function rejectTemporarily({ routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (routeOptions.config.routeLabel?.startsWith('/')) return sendRejection(reply, unavailable)
  return sendText(reply, 'The site is busy right now. Please try again in a moment.')
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'text/plain; charset=utf-8').send(text)
}

/**
 * Returns the last-resort text when even the error page fails, with the request ID to quote, if there is one (ERR-04).
 */
function failureOf(reply: FastifyReply): string {
  const requestId = reply.getHeader('x-request-id')
  return typeof requestId === 'string' ? `Something went wrong. Please quote ${requestId}` : 'Something went wrong'
}
