import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { json, page, HttpError, type HttpResponse, readJson } from './read-body.ts'
import { readTraces } from './trace-routes.ts'
import { TraceStore } from './trace-store.ts'

/** Server to which processes send spans and where people read them. */
export interface TraceServer {
  /** Value of OTEL_EXPORTER_OTLP_ENDPOINT, and address that a person opens. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Maximum body size; an export of 512 spans, the most that a process sends in one batch, takes about 300 kB. */
const maxBodyBytes = 2 * 2 ** 20
/** Keeps the memory for bodies received at the same time within the limit of the process. */
const maxConnections = 48

const hostnames = new Set(['localhost', '127.0.0.1', '[::1]'])
const style: HttpResponse = {
  status: 200,
  type: 'text/css; charset=utf-8',
  body: readFileSync(new URL('./pages/style.css', import.meta.url), 'utf8'),
}

/** No script, nothing from other sites, no framing; and the browser stores nothing. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Starts the viewer on localhost; port 0 means any free port. */
export async function startTraceServer(port: number, store = new TraceStore()): Promise<TraceServer> {
  const server = createServer((request, response) => {
    // This process supervises the whole stack, so no request may end it.
    respond(store, request, response).catch(() => response.destroy())
  })
  server.requestTimeout = 10_000
  server.headersTimeout = 5000
  server.keepAliveTimeout = 65_000
  server.maxConnections = maxConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function respond(store: TraceStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await responseTo(store, request).catch((error: unknown) => errorResponse(error, request))
  if (response.destroyed) return
  // The rest of an unread body is not waited for.
  const connection = request.complete ? {} : { connection: 'close' }
  response.writeHead(result.status, { ...headers, ...connection, 'content-type': result.type }).end(result.body)
}

async function responseTo(store: TraceStore, request: IncomingMessage): Promise<HttpResponse> {
  const { headers: requestHeaders, method = 'GET' } = request
  const url = `http://${requestHeaders.host ?? ''}${pathOf(request)}`
  // Another site's page may point its own host name to this machine to read data; the host name reveals it.
  if (!URL.canParse(url) || !hostnames.has(new URL(url).hostname)) {
    throw new HttpError(421, 'The traces are read at 127.0.0.1 or localhost only.')
  }
  const { pathname } = new URL(url)
  if (pathname === '/v1/traces' && method === 'POST') {
    const body = await readJson(request, maxBodyBytes)
    // Loaded with the first spans: it brings a schema validator, which would slow down the start.
    const { receiveExport } = await import('./read-otlp.ts')
    receiveExport(store, body)
    return json({})
  }
  if (method !== 'GET' && method !== 'HEAD') throw new HttpError(405, 'Spans are sent to /v1/traces; all else is read.')
  return pathname === '/style.css' ? style : readTraces(store, new URL(url))
}

/**
 * Returns the response to a failed request. A sender's mistake is explained in one sentence, as a page when a page was
 * requested; any other error is a fault of this server.
 */
async function errorResponse(error: unknown, request: IncomingMessage): Promise<HttpResponse> {
  if (!(error instanceof HttpError)) console.error(error)
  const { message, status } = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong here.')
  const isPage = request.method === 'GET' && !/\.json(?:\?|$)/.test(pathOf(request))
  if (!isPage) return json({ message }, status)
  const { renderError: renderRefusal } = await import('./pages/layout.ts')
  return page(renderRefusal(status === 404 ? 'Not found' : 'Not answered', message), status)
}

/** Returns the path of a request. A URL without a leading slash is not a path, and must not become part of the host. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.startsWith('/') ? url : '/'
}
