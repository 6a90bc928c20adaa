import { createHash } from 'node:crypto'

/** Number of random bytes in the secret of a link in a mail. */
const tokenBytes = 32

/** Returns a new secret as it is written in a link: unguessable, and without anything that identifies a person. */
export function newLinkToken(ctx: { randomBytes(count: number): Uint8Array }): string {
  return Buffer.from(ctx.randomBytes(tokenBytes)).toString('base64url')
}

/**
 * Returns the digest of a secret that is stored in its place: enough to recognize the secret, not enough to use it.
 * SHA-256 in hex.
 */
export function linkTokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
