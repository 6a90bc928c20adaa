import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { trustOf } from '@seneb/platform/client-address'
import { admitRequest, endSilentConnections } from '@seneb/platform/connection-limits'
import type { Logger } from '@seneb/platform/logger'
import { inSpan, linksTo, SpanKind } from '@seneb/platform/telemetry'

import { bringsFiles } from './body-limits.js'
import type { WebEnvironment } from './config.js'
import { uploadDeadlineMs, type GatewayProxy } from './gateway-proxy.js'
import { isForGateway, isUpload, pathOf } from './gateway-refusals.js'
import { smallLetterAddress } from './letter-case.js'
import { asksForPage, type PageCache } from './page-cache.js'
import type { RenderPage } from './render-pages.js'
import { requestDurations, type Timing } from './request-durations.js'
import type { PatternOfPath } from './route-groups.js'
import { newNonce, setSecurityHeaders } from './security-headers.js'
import { saysPlainHttp, siteAddress, type SiteAddress } from './site-address.js'
import type { ServeFile } from './static-files.js'

interface WebServerParts {
  readonly environment: WebEnvironment
  readonly log: Logger
  readonly serveFile: ServeFile
  readonly serveDesk: ServeFile
  readonly gateway: GatewayProxy
  readonly pages: Pick<PageCache, 'sendFresh'>
  readonly renderPage: RenderPage
  /** Under what a page's requests are counted. */
  readonly patternOf: PatternOfPath
}

/** A request that is no file comes in within this. */
const transferTimeoutMs = 30_000

/** The one door of the site: files, the gateway at `/graphql` and `/uploads`, the staff desk, and every page. */
export function createWebServer(parts: WebServerParts): Server {
  const { siteOrigin, trustedProxies } = parts.environment
  const { host } = new URL(siteOrigin)
  const otherHost = siteAddress(siteOrigin, trustOf(trustedProxies))
  const otherCase = smallLetterAddress(parts.patternOf)
  const elsewhere: SiteAddress = (request) => otherHost(request) ?? otherCase(request)
  const timeRequest = requestDurations(parts.patternOf)
  const server = createServer((request, response) => {
    if (!admitRequest(request, response)) return
    // What everybody gets alike is sent before any other machinery sees the request.
    if (request.headers.host === host && asksForPage(request) && !saysPlainHttp(request)) {
      if (parts.pages.sendFresh(request, response)) return
    }
    const timing = timeRequest(request, response)
    limitTransfer(request)
    void answer({ ...parts, elsewhere, timing }, request, response)
  })
  server.requestTimeout = uploadDeadlineMs
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  endSilentConnections(server)
  return server
}

async function answer(
  parts: WebServerParts & { readonly elsewhere: SiteAddress; readonly timing: Timing },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { elsewhere, environment, log, serveFile, serveDesk, gateway, renderPage, timing } = parts
  const nonce = newNonce()
  try {
    setSecurityHeaders(response, nonce, environment)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && isForAssetHost(request, environment) && through('file', timing, serveFile(request, response))) return
    const location = elsewhere(request)
    if (location !== undefined) {
      timing.door = 'redirect'
      // 308 keeps what is sent; whoever only reads is led as search engines know it.
      response.writeHead(reads ? 301 : 308, { location }).end()
      return
    }
    if (isForGateway(request.url)) {
      timing.door = pathOf(request.url)
      await traced(isUpload(request.url) ? 'upload' : 'graph', request, () => gateway.pass(request, response))
      return
    }
    if (reads && through('file', timing, serveFile(request, response))) return
    if (reads && through('desk', timing, serveDesk(request, response))) return
    await traced('page', request, () => renderPage(request, response, nonce))
  } catch (err) {
    log.error({ err }, 'a request failed')
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(failureOf(response))
  }
}

/** Notes by which door a request was answered, if it was. */
function through(door: string, timing: Timing, isAnswered: boolean): boolean {
  if (isAnswered) timing.door = door
  return isAnswered
}

/** What is left to say when even the page that says so failed, with the id that may be quoted, once there is one (ERR-04). */
function failureOf(response: ServerResponse): string {
  const requestId = response.getHeader('x-request-id')
  return typeof requestId === 'string' ? `Something went wrong. Please quote ${requestId}` : 'Something went wrong'
}

/** True when a file is asked for under the asset host's name: it is answered there, not sent on to the site (SHELL-28). */
function isForAssetHost({ headers }: IncomingMessage, { assetOrigin }: WebEnvironment): boolean {
  return assetOrigin !== '' && headers.host === new URL(assetOrigin).host
}

/** Ends a request that does not come in in time, except for files, which take as long as a slow line needs. */
function limitTransfer(request: IncomingMessage): void {
  if (isUpload(request.url) || bringsFiles(request)) return
  // Nearly all come in the same go as their heads, so that there is nothing to wait for by then.
  setImmediate(() => {
    if (request.complete || request.destroyed) return
    const timer = setTimeout(() => request.complete || request.destroy(), transferTimeoutMs)
    request.once('close', () => clearTimeout(timer))
  })
}

/** Begins a trace of our own: whoever asks chooses neither its id nor whether it is recorded. */
function traced<T>(name: string, { headers }: IncomingMessage, fn: () => Promise<T>): Promise<T> {
  return inSpan(name, { kind: SpanKind.SERVER, links: linksTo(headers['traceparent']) }, fn)
}
