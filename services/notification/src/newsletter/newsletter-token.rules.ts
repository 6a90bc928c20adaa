import { createHash } from 'node:crypto'

/** A link's secret is so many random bytes. */
export const tokenBytes = 32

/** The secret as it stands in a link. */
export function tokenFrom(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

/** What is stored of a secret: enough to know it again, not enough to use it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
