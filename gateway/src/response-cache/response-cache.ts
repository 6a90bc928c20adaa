import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

/** One encoding of a body: plain or compressed, with its headers. */
export interface Sendable {
  /** Names and values in turn, as Node accepts them, so that they are not copied for each response. */
  readonly headers: string[]
  readonly body: Buffer
}

/** Cached response, ready to be sent. */
export interface CachedResponse {
  readonly etag: string
  /** Response headers for a client that already has this version. */
  readonly unchanged: string[]
  readonly plain: Sendable
  br?: Sendable
  gzip?: Sendable
}

/** Below this, compressing costs more than it saves. */
const minBytes = 1024
const maxResponses = 500
const maxBytes = 64 * 2 ** 20
/** Lifetime of a cached response, in case the event of a change is lost. */
const lifetimeMs = 60_000

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Cached responses to public queries; a published change empties the cache (P1). */
export class ResponseCache {
  private clears = 0
  private readonly responses = new LRUCache<string, CachedResponse>({
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: ({ plain }) => 2 * plain.body.length + 1024,
    ttl: lifetimeMs,
  })

  /** Number of times the cache was emptied; a response whose request began in an earlier generation is not cached. */
  get generation(): number {
    return this.clears
  }

  find(key: string): CachedResponse | undefined {
    return this.responses.get(key)
  }

  /** Empties the cache after published content changed, so that no outdated response is sent. */
  clear(): void {
    this.clears++
    this.responses.clear()
  }

  /** Caches a response whose request began in `generation`, and compresses it for later requests. */
  store(
    key: string,
    { body, headers, generation }: { body: Buffer; headers: readonly string[]; generation: number },
  ): CachedResponse {
    const etag = etagOf(body)
    const unchanged = ['etag', etag, 'vary', 'origin, accept-encoding', 'cache-control', cacheControl]
    const common = [...headers, ...unchanged]
    const response: CachedResponse = { etag, unchanged, plain: sendable(common, body) }
    if (generation === this.clears) {
      this.responses.set(key, response)
      if (body.length >= minBytes) void compress(response, common)
    }
    return response
  }
}

/** Clients revalidate a cached response each time; a 304 costs next to nothing. */
export const cacheControl = 'public, max-age=0, must-revalidate'

/** Returns an ETag computed from the body. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`
}

function sendable(common: readonly string[], body: Buffer, encoding?: string): Sendable {
  const coding = encoding === undefined ? [] : ['content-encoding', encoding]
  return { headers: [...common, ...coding, 'content-length', String(body.length)], body }
}

async function compress(response: CachedResponse, common: readonly string[]): Promise<void> {
  const { body } = response.plain
  // Runs once per change for all clients, so it may take longer.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  response.br = sendable(common, await brotli(body, { params }), 'br')
  response.gzip = sendable(common, await gzipped(body), 'gzip')
}
