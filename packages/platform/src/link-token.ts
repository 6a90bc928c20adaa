import { createHash } from 'node:crypto'

/** The secret of a link in a mail is so many random bytes. */
const tokenBytes = 32

/** A new secret as it stands in a link: unguessable, and nothing in it names anybody. */
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
