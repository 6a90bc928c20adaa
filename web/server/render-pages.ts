import type { IncomingMessage } from 'node:http'
import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import type { TrustPredicate } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelSets } from '@seneb/platform/metrics'
import { currentTraceId } from '@seneb/platform/telemetry'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { EarlyScript, SenebLoadContext } from '../app/graph/load-context.js'
import { createRequestGraph } from './request-graph.js'
import { hasFiles, readRequest, rejectionOf, rejectionReasons, type Address } from './form-requests.js'
import { ClientSlots, type RenderSlots } from './render-slots.js'
import type { WebEnvironment } from './config.js'
import { type PageCache, isPageRequest } from './page-cache.js'
import { PageRequests, createReadResponse } from './cacheable-responses.js'
import type { GroupOfPath } from './route-groups.js'
import { bodyOf, sendDocument } from './send-document.js'
import { createReadCopy } from './read-copy.js'
import { createSendFile } from './send-file.js'
import { patientCookieIn, setPatientCookies } from './patient-cookies.js'
import type { RouteGroup } from '../app/route-handle.js'

/** Concurrency limits, in total and per client, for forms with files, which are buffered. */
const formsWithFiles = { max: 2, maxPerClient: 1 } as const

/** Renders one page, or answers a loader's or form's request. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Answers a request for a page, its data or its form: React Router's request handler of the built application. */
export type PageApplication = (request: Request, context: SenebLoadContext) => Promise<Response>

interface PageRendererDeps {
  /** The built application. */
  readonly handle: PageApplication
  readonly earlyScript: EarlyScript
  readonly environment: WebEnvironment
  readonly log: Logger
  readonly pages: Pick<PageCache, 'sendIfValid' | 'store'>
  readonly groupOf: GroupOfPath
  readonly slots: RenderSlots
  /** Our own proxies in front of this server. */
  readonly trust: TrustPredicate
}

/**
 * Returns the function that renders pages with the built application, and caches those that are the same for everyone.
 */
export function createPageRenderer(deps: PageRendererDeps): RenderPage {
  const { pages, slots } = deps
  const render = createRender(deps)

  return refusingWrongRequests(deps, async (request, reply, page) => {
    const sendCached = () => pages.sendIfValid(reply)
    if (page.isCacheable && (await sendCached())) return true
    const renderOwn = () => slots.render(request.raw, reply.raw, () => render(request, reply, page))
    return page.isCacheable ? slots.renderForAll(page.address, { sendCached, render: renderOwn }) : renderOwn()
  })
}

function createRender({ earlyScript, handle, environment, log, pages }: PageRendererDeps) {
  const origin = new URL(environment.siteOrigin)
  const { assetOrigin, gatewayUrl, siteOrigin } = environment
  const readResponse = createReadResponse({ gatewayUrl, log })

  return async (request: FastifyRequest, reply: FastifyReply, page: RequestedPage): Promise<void> => {
    const { address, group, isCacheable } = page
    const { nonce } = reply
    const caller = { gatewayUrl, forwardedFor: forwardedFor(request), log }
    const personal = group === 'personal' ? personalCaller(request, reply, siteOrigin) : {}
    const requestId = currentTraceId()
    if (requestId !== undefined) nameRequest(reply, requestId)
    const requests = new PageRequests(readResponse, createRequestGraph({ ...caller, ...personal }))
    const context: SenebLoadContext = {
      queryGraph: requests.requestGraph,
      readPublished: requests.readPublished,
      readFrame: requests.readFrame,
      sendFile: createSendFile(caller),
      readCopy: createReadCopy({ ...caller, ...personal }),
      nonce,
      earlyScript,
      siteOrigin,
      assetOrigin,
      requestId,
      report: (err) => log.error({ err }, 'a page failed'),
    }
    const readAs = isFirstParty(page)
      ? readRequest(request.raw, reply.raw, { ...addressOf(request, origin), withCookies: group === 'personal' })
      : new Request(new URL(address, origin), { method: request.method })
    const response = await handle(readAs, context)
    const body = await bodyOf(response)
    await sendDocument(reply, { response, body })
    if (request.method === 'GET' && isCacheable) {
      await pages.store(address, {
        response,
        body,
        nonce,
        responses: requests.cacheableResponses(),
        startedAt: requests.startedAt,
      })
    }
  }
}

/** Returns the session of a personal page's request, and how the gateway's cookies reach its browser. */
function personalCaller({ headers }: FastifyRequest, reply: FastifyReply, siteOrigin: string) {
  return {
    cookie: patientCookieIn(headers.cookie),
    siteOrigin,
    onSetCookie: (cookies: readonly string[]) => setPatientCookies(reply, cookies),
  }
}

/**
 * Whether the application gets the original request. A public page that is read gets the path only, so that no cookie
 * or other header can enter a page cached for everyone.
 */
function isFirstParty({ group, isCacheable, isReading }: RequestedPage): boolean {
  return group === 'personal' || (!isReading && !isCacheable)
}

/**
 * Sends the request ID in one header for programs and in another for the page's own script, which can read no other
 * (ERR-04).
 */
function nameRequest(reply: FastifyReply, requestId: string): void {
  reply.headers({ 'x-request-id': requestId, 'server-timing': `request;desc="${requestId}"` })
}

/** Renders an admitted request; false when no slot is free. */
type AdmittedRender = (request: FastifyRequest, reply: FastifyReply, page: RequestedPage) => Promise<boolean>

/** No cache may store a personal page, no search engine may index it, and no other site learns that it was open. */
const personalHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Refuses invalid requests and excess load before the body is read. */
function refusingWrongRequests(deps: PageRendererDeps, render: AdmittedRender): RenderPage {
  const { environment, groupOf, log, trust } = deps
  const origin = new URL(environment.siteOrigin)
  const slots = new ClientSlots({ ...formsWithFiles, trust })
  const rejections = counter('seneb_rejected_page_requests', {
    description: 'Requests for pages or forms that were refused unread, by reason',
    labels: labelSets('reason', [...rejectionReasons, busyWithFiles.reason, busyWithPages.reason]),
  })
  const reject = (reply: FastifyReply, status: number, { reason, message }: { reason: string; message: string }) => {
    rejections.add(1, { reason })
    log.warn({ reason, status }, 'a request was rejected before it was read')
    end(reply, status, message)
  }
  return async (request, reply) => {
    const { raw } = request
    const page = readRequestedPage(raw, groupOf)
    // Before any refusal or failure, because their responses need the headers, too.
    if (page.group === 'personal') reply.headers(personalHeaders)
    const rejection = rejectionOf(raw, { ...addressOf(request, origin), isWithoutReferrer: page.group === 'personal' })
    if (rejection) {
      // RFC 9110, 15.5.6: a 405 response lists the allowed methods.
      if (rejection.status === 405) reply.header('allow', 'GET, HEAD, POST')
      reject(reply, rejection.status, rejection)
      return
    }
    const release = hasFiles(raw) ? slots.acquire(raw) : noSlot
    if (release) reply.raw.once('close', release)
    const busy = release ? busyWithPages : busyWithFiles
    if (!release || !(await render(request, reply, page))) reject(reply.header('retry-after', '5'), 503, busy)
  }
}

const noSlot = () => undefined
const busyWithFiles = { reason: 'busy-with-files', message: uploadMessages.busy }
const busyWithPages = {
  reason: 'busy-with-pages',
  message: 'The site is busy right now. Please load this page again in a moment.',
}

/**
 * Returns the address that a request counts as sent to: the site's own, regardless of its Host header. On this machine
 * both of its names are accepted. Forms from other origins are refused.
 */
function addressOf({ headers }: FastifyRequest, { host, hostname, port, protocol }: URL): Address {
  const requestHost = headers.host ?? ''
  const isSameHost = loopback.includes(hostname) && loopback.some((name) => requestHost === `${name}:${port}`)
  return { host: isSameHost ? requestHost : host, protocol }
}

/**
 * Returns the client addresses that a page's requests count against: those named by the proxies before this server, and
 * the one it sees.
 */
function forwardedFor({ headers, socket }: FastifyRequest): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
}

const loopback = ['localhost', '127.0.0.1']

function end(reply: FastifyReply, status: number, message: string): void {
  reply.code(status).headers({ 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).send(message)
}

/** Page that a request is for. */
export interface RequestedPage {
  /** The page it is about. */
  readonly address: string
  /**
   * Whether a document is requested for reading; false for form submissions and for the data of a page the router
   * navigates to.
   */
  readonly isReading: boolean
  readonly group: RouteGroup
  /** Whether everyone may get the same page. */
  readonly isCacheable: boolean
}

/** Returns which page a request is for, its group, and whether it reads it. */
export function readRequestedPage(request: IncomingMessage, groupOf: GroupOfPath): RequestedPage {
  const { method, url: address = '/' } = request
  const group = groupOf(pathnameOf(address))
  const isForRouter = /^[^?]*[.]data(?:[?]|$)/.test(address)
  const isReading = (method === 'GET' || method === 'HEAD') && !isForRouter
  return { address, isReading, group, isCacheable: group === 'public' && isPageRequest(request) }
}

/** As the router will read it; the host does not matter. */
function pathnameOf(address: string): string {
  return new URL(address, 'http://site').pathname
}
