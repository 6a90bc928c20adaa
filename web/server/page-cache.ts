import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { compressionFor, matchesEtag } from '@seneb/platform/content-negotiation'
import { meter } from '@seneb/platform/metrics'
import type { FastifyReply } from 'fastify'

import { isCurrent, type CacheableResponse } from './cacheable-responses.js'
import { hashedDocument, protect, type SiteOrigins } from './security-headers.js'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** More than there are pages; the oldest are evicted. */
const maxPages = 300
/**
 * Maximum age of a cached page. Even an unchanged page is rendered again, because the year in its footer must be
 * current.
 */
const lifetimeMs = 60_000
/** Minimum interval between confirmations of a page's content; an edit shows in less than twice this time. */
const confirmAfterMs = 1000

interface CachedPage {
  readonly etag: string
  readonly type: string
  /** Sources of its scripts, as named in a content security policy. */
  readonly scripts: readonly string[]
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** Names and values in turn of the security headers of the page, once Fastify sent it. */
  safety?: readonly string[]
  /** Responses that the page was rendered from. */
  readonly responses: readonly CacheableResponse[]
  readonly renderedAt: number
  /** Time of the last gateway request for the responses, or of their last revalidation. */
  confirmedAt: number
  /** The confirmation that is under way, one for all who wait for it. */
  confirming?: Promise<boolean>
}

/** A page as it was rendered for one response. */
interface RenderedPage {
  readonly response: Response
  readonly body: Buffer
  readonly nonce: string
  /** Responses that it was rendered from, if all of them are the same for everyone. */
  readonly responses: readonly CacheableResponse[] | undefined
  /** Time at which the first of its responses was requested. */
  readonly startedAt: number
}

/**
 * Pages that are the same for everyone, rendered and compressed once and sent until their content changes. Only pages
 * are stored here that use nothing of the request but its path and only gateway responses that are the same for
 * everyone.
 */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>()
  private readonly sent = { full: 0, unchanged: 0 }

  constructor(private readonly origins: SiteOrigins) {
    const description = 'Pages sent from memory, by whether the asker had them already'
    meter()
      .createObservableCounter('seneb_cached_pages_sent', { description })
      .addCallback((result) => {
        result.observe(this.sent.full, { unchanged: false })
        result.observe(this.sent.unchanged, { unchanged: true })
      })
  }

  /**
   * Sends the page of this path, before Fastify sees the request, if it is cached and known to be fresh; sends no
   * requests itself.
   */
  sendFresh(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.find(request)
    if (!page?.safety || !isFresh(page)) return false
    this.send(page, page.safety, { request, response })
    return true
  }

  /** Sends the page of this path if it is cached and the gateway confirms everything it was rendered from. */
  async sendIfValid(reply: FastifyReply): Promise<boolean> {
    const { raw } = reply.request
    const page = this.find(raw)
    if (!page) return false
    if (!isFresh(page) && !(await confirm(page))) {
      if (this.pages.get(raw.url ?? '') === page) this.pages.delete(raw.url ?? '')
      return false
    }
    protect(reply, { scripts: page.scripts, origins: this.origins })
    page.safety ??= Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)])
    reply.hijack()
    this.send(page, page.safety, { request: raw, response: reply.raw })
    return true
  }

  /** Stores a page if it may be sent to everyone; resolves to whether it did. */
  async store(path: string, { response, startedAt, body, nonce, responses }: RenderedPage): Promise<boolean> {
    const isCacheable =
      response.status === 200 && !response.headers.has('set-cookie') && !response.headers.has('cache-control')
    if (!isCacheable || responses === undefined || responses.length === 0) return false
    const document = hashedDocument(body.toString('utf8'), nonce, this.origins.assetOrigin)
    if (!document) return false
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const plain = Buffer.from(document.html)
    const { sources: scripts } = document
    // Weak, because one etag is for the page in every encoding.
    const etag = `W/"${createHash('sha256').update(plain).update(scripts.join()).digest('base64url')}"`
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    const [br, gzip] = await Promise.all([brotli(plain, { params }), gzipped(plain)])
    const times = { confirmedAt: startedAt, renderedAt: performance.now() }
    this.pages.delete(path)
    this.pages.set(path, { etag, type, scripts, plain, br, gzip, responses, ...times })
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= maxPages) break
      this.pages.delete(oldest)
    }
    return true
  }

  private find({ url = '' }: IncomingMessage): CachedPage | undefined {
    const page = this.pages.get(url)
    if (page && performance.now() - page.renderedAt > lifetimeMs) {
      this.pages.delete(url)
      return undefined
    }
    return page
  }

  private send(
    page: CachedPage,
    safety: readonly string[],
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  ): void {
    // Sent with a 304, too: its headers replace those that came with the page.
    const common = [...safety, 'etag', page.etag, 'vary', 'accept-encoding', 'cache-control', 'no-cache']
    if (matchesEtag(request, page.etag)) {
      this.sent.unchanged++
      response.writeHead(304, common).end()
      return
    }
    this.sent.full++
    const encoding = compressionFor(request, page)
    const body = page[encoding ?? 'plain']
    const coding = encoding ? ['content-encoding', encoding] : []
    const headers = [...common, ...coding, 'content-type', page.type, 'content-length', String(body.length)]
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

function isFresh({ confirmedAt }: CachedPage): boolean {
  return performance.now() - confirmedAt < confirmAfterMs
}

/** Asks the gateway whether everyone still gets the responses the page shows; concurrent callers share one request. */
function confirm(page: CachedPage): Promise<boolean> {
  page.confirming ??= requestAll(page).finally(() => delete page.confirming)
  return page.confirming
}

async function requestAll(page: CachedPage): Promise<boolean> {
  // Measured before the request, because the data may change before the gateway's response arrives.
  const requestedAt = performance.now()
  const confirmed = await Promise.all(page.responses.map(isCurrent))
  if (!confirmed.every(Boolean)) return false
  page.confirmedAt = requestedAt
  return true
}

/** True when a request names a page only by its path, so that the page is the same for everyone. */
export function isPageRequest({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.includes('?')
}
