import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import type { Logger } from '@seneb/service-kit/logger'
import { inSpan, SpanKind, withTraceparent } from '@seneb/service-kit/telemetry'

import type { WebEnvironment } from './config.js'
import type { GraphProxy } from './graph-proxy.js'
import { asksForPage, type KeptPages } from './kept-pages.js'
import type { RenderPage } from './render-pages.js'
import { newNonce, setSecurityHeaders } from './security-headers.js'
import type { ServeFile } from './static-files.js'

interface WebServerParts {
  readonly environment: WebEnvironment
  readonly log: Logger
  readonly serveFile: ServeFile
  readonly graph: GraphProxy
  readonly pages: KeptPages
  readonly renderPage: RenderPage
}

/** The one door of the site: files, the graph at `/graphql`, and every screen. */
export function createWebServer(parts: WebServerParts): Server {
  const { host } = new URL(parts.environment.siteOrigin)
  const server = createServer((request, response) => {
    // What everybody gets alike is sent before any other machinery sees the request.
    if (request.headers.host === host && asksForPage(request)) {
      if (parts.pages.sendAtOnce(request, response, server.listening)) return
    }
    const traceparent = request.headers['traceparent']
    void withTraceparent(typeof traceparent === 'string' ? traceparent : undefined, () =>
      answer(parts, request, response),
    )
  })
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.keepAliveTimeout = 65_000
  return server
}

async function answer(parts: WebServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { environment, log, serveFile, graph, renderPage } = parts
  const nonce = newNonce()
  try {
    setSecurityHeaders(response, nonce, environment.siteOrigin)
    const elsewhere = addressHere(request, environment.siteOrigin)
    if (elsewhere !== undefined) {
      response.writeHead(301, { location: elsewhere }).end()
      return
    }
    if (isGraph(request.url)) {
      await traced('graph', () => graph.pass(request, response))
      return
    }
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && serveFile(request, response)) return
    await traced('page', () => renderPage(request, response, nonce))
  } catch (err) {
    log.error({ err }, 'a request failed')
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Something went wrong')
  }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The same page on the one host of the site, for who reads it under another name; this machine's own names do (D-22). */
function addressHere({ headers, method, url = '/' }: IncomingMessage, siteOrigin: string): string | undefined {
  const asked = `http://${headers.host ?? ''}`
  if ((method !== 'GET' && method !== 'HEAD') || !URL.canParse(asked)) return undefined
  const { host, hostname } = new URL(asked)
  if (loopback.has(hostname) || host === new URL(siteOrigin).host) return undefined
  return `${siteOrigin}${url.replace(/^\/+/, '/')}`
}

function isGraph(url = ''): boolean {
  return url === '/graphql' || url.startsWith('/graphql?')
}

function traced<T>(name: string, fn: () => Promise<T>): Promise<T> {
  return inSpan(name, { kind: SpanKind.SERVER }, fn)
}
