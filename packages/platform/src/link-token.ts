import { createHash } from 'node:crypto'

/** The secret of a link in a mail is so many random bytes. */
const tokenBytes = 32

/** A new secret as it stands in a link: unguessable, and nothing in it names anybody. */
export function newLinkToken(ctx: { randomBytes(count: number): Uint8Array }): string {
  return Buffer.from(ctx.randomBytes(tokenBytes)).toString('base64url')
}

/** What is stored of a secret: enough to know it again, not enough to use it. SHA-256 in hex. */
export function linkTokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
