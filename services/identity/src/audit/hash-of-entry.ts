import { createHash } from 'node:crypto'

import canonicalize from 'canonicalize'

/** What of an entry its hash covers: everything but the hashes. */
export interface ChainedFacts {
  readonly seq: number
  readonly id: string
  readonly at: string
  readonly actorId: string
  readonly actorName: string
  readonly sessionId: string | null
  readonly service: string
  readonly action: string
  readonly objectKind: string
  readonly objectId: string
  readonly fields: unknown
  readonly traceId: string | null
}

const purpose = 'seneb.audit.v1'

/**
 * The hash of an entry: over the one before and over its facts as canonical JSON (RFC 8785), so that neither the order of
 * keys nor how Postgres stores JSON matters. Times have milliseconds: what is finer would not come back as it went in.
 */
export function hashOfEntry(previous: Uint8Array, facts: ChainedFacts): Buffer {
  const text = canonicalize(facts) ?? ''
  return createHash('sha256').update(purpose).update(previous).update(text).digest()
}
