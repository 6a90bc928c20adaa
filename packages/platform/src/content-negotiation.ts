import type { IncomingMessage } from 'node:http'

import fresh from 'fresh'
import Negotiator from 'negotiator'

/** Compression of a body. */
type Compression = 'br' | 'gzip'

/** Brotli is smaller. */
const preferred: readonly Compression[] = ['br', 'gzip']

/**
 * Returns the best available encoding that a client accepts by `accept-encoding` (RFC 9110, 12.5.3); undefined for
 * none.
 */
export function compressionFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  available: Readonly<Partial<Record<Compression, unknown>>>,
): Compression | undefined {
  const accepted = new Negotiator({ headers }).encodings(preferred)
  return preferred.find((compression) => available[compression] && accepted.includes(compression))
}

/**
 * True when the client has the version with this etag, so that a 304 is enough. `cache-control` is ignored: `fetch`
 * adds `no-cache` to every conditional request, which is meant for caches in between.
 */
export function matchesEtag({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  const named = headers['if-none-match']
  // Nearly all clients name just one etag.
  return named === etag || fresh({ 'if-none-match': named }, { etag })
}
