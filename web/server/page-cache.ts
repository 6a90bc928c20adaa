import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { compressionFor, hasAlready } from '@seneb/platform/content-negotiation'
import { meter } from '@seneb/platform/metrics'

import { isCurrent, type CacheableResponse } from './cacheable-responses.js'
import { hashedDocument } from './script-hashes.js'
import { securityHeaders, type SiteOrigins } from './security-headers.js'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** More than there are pages; the oldest are evicted. */
const maxPages = 300
/** Also a page that nothing changed is rendered anew now and then: the year at its foot is of today. */
const lifetimeMs = 60_000
/** What a page shows is confirmed at most this often; an edit shows in less than two of it. */
const confirmAfterMs = 1000

interface Sendable {
  /** As Node takes them: names and values in turn. */
  readonly headers: string[]
  readonly body: Buffer
}

interface CachedPage {
  readonly etag: string
  readonly unchanged: string[]
  readonly plain: Sendable
  br?: Sendable
  gzip?: Sendable
  /** What the page was rendered from. */
  readonly responses: readonly CacheableResponse[]
  readonly renderedAt: number
  /** When the gateway was last asked for them, or for whether they still hold. */
  confirmedAt: number
  /** The confirmation that is under way, one for all who wait for it. */
  confirming?: Promise<boolean>
}

/** A page as it was rendered for one response. */
interface RenderedPage {
  readonly answer: Response
  readonly body: Buffer
  readonly nonce: string
  /** What it was rendered from, when all of that is the same for everybody. */
  readonly responses: readonly CacheableResponse[] | undefined
  /** When the first of it was asked. */
  readonly begunAt: number
}

/**
 * Pages that everybody gets alike, rendered and compressed once and sent until what they show changes (P4). Only pages
 * come here that were rendered from responses of the gateway that everybody gets alone and from nothing of the request but its path.
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

  /** Sends the page of this path if it is cached and known to be fresh; asks nobody. */
  sendFresh(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.find(request)
    if (!page || !isFresh(page)) return false
    this.send(page, request, response)
    return true
  }

  /** Sends the page of this path if it is cached and the gateway confirms everything it was rendered from. */
  async sendIfValid(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const page = this.find(request)
    if (!page) return false
    if (!isFresh(page) && !(await confirm(page))) {
      if (this.pages.get(request.url ?? '') === page) this.pages.delete(request.url ?? '')
      return false
    }
    // Headers that were set for a rendering are replaced by those of the cached page.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    this.send(page, request, response)
    return true
  }

  /** Stores a page, if it may be sent to everybody; gives whether it did. */
  async store(path: string, { answer, begunAt, body, nonce, responses }: RenderedPage): Promise<boolean> {
    const isCacheable =
      answer.status === 200 && !answer.headers.has('set-cookie') && !answer.headers.has('cache-control')
    if (!isCacheable || responses === undefined || responses.length === 0) return false
    const document = hashedDocument(body.toString('utf8'), nonce, this.origins.assetOrigin)
    if (!document) return false
    const type = answer.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const sendables = await this.sendablesOf(document, type)
    this.pages.delete(path)
    this.pages.set(path, { ...sendables, responses, confirmedAt: begunAt, renderedAt: performance.now() })
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

  private async sendablesOf(
    { html, sources }: { readonly html: string; readonly sources: readonly string[] },
    type: string,
  ): Promise<Pick<CachedPage, 'etag' | 'unchanged' | 'plain' | 'br' | 'gzip'>> {
    const body = Buffer.from(html)
    const safety = securityHeaders(sources, this.origins).flat()
    // Weak, because one etag is for the page in every encoding.
    const etag = `W/"${createHash('sha256').update(body).update(safety.join()).digest('base64url')}"`
    // Sent with a 304, too: its headers replace those that came with the page.
    const unchanged = [...safety, 'etag', etag, 'vary', 'accept-encoding', 'cache-control', 'no-cache']
    const common = [...unchanged, 'content-type', type]
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body)])
    return {
      etag,
      unchanged,
      plain: sendable(common, body),
      br: sendable(common, br, 'br'),
      gzip: sendable(common, gz, 'gzip'),
    }
  }

  private send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
    if (hasAlready(request, page.etag)) {
      this.sent.unchanged++
      response.writeHead(304, page.unchanged).end()
      return
    }
    this.sent.full++
    const { body, headers } = page[compressionFor(request, page) ?? 'plain'] ?? page.plain
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

function isFresh({ confirmedAt }: CachedPage): boolean {
  return performance.now() - confirmedAt < confirmAfterMs
}

/** Asks the gateway whether it still gives everybody what the page shows; many who wait at once are one question. */
function confirm(page: CachedPage): Promise<boolean> {
  page.confirming ??= askAll(page).finally(() => delete page.confirming)
  return page.confirming
}

async function askAll(page: CachedPage): Promise<boolean> {
  // Taken before asking: what the gateway confirms may change while its answer is under way.
  const askedAt = performance.now()
  const confirmed = await Promise.all(page.responses.map(isCurrent))
  if (!confirmed.every(Boolean)) return false
  page.confirmedAt = askedAt
  return true
}

/** True when a request names a page by its path alone, so that everybody who sends it means the same. */
export function asksForPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.includes('?')
}

function sendable(common: readonly string[], body: Buffer, encoding?: string): Sendable {
  const coding = encoding === undefined ? [] : ['content-encoding', encoding]
  return { headers: [...common, ...coding, 'content-length', String(body.length)], body }
}
