import { createHash } from 'node:crypto'

import type { Ctx } from '@seneb/service-kit/ctx'

const tokenBytes = 32

/** Returns a new secret of 256 bits, in the format used in cookies and links. */
export function newToken(ctx: Pick<Ctx, 'randomBytes'>): string {
  return Buffer.from(ctx.randomBytes(tokenBytes)).toString('base64url')
}

/**
 * Returns the digest stored in place of a secret; the secret is random enough that a plain hash reveals nothing (ASVS
 * 6.5.2).
 */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
