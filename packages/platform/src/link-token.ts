import { createHash } from 'node:crypto'

/** Number of random bytes in the secret of a link in a mail. */
const tokenBytes = 32

/** Returns a new secret for a link: unguessable, and without personal data. */
export function newLinkToken(ctx: { randomBytes(count: number): Uint8Array }): string {
  return Buffer.from(ctx.randomBytes(tokenBytes)).toString('base64url')
}

/**
 * Returns the digest that is stored in place of a secret. It recognizes the secret and cannot be used as one. SHA-256
 * in hex.
 */
export function linkTokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
