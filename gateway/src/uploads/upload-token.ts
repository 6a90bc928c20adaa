import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** How long a token waits for its file. */
export const tokenLifeMs = 15 * 60 * 1000

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/

/** A leave to upload one file; the file will be kept under the token's id, which is what makes it good for one. */
export interface UploadToken {
  readonly token: string
  readonly expiresAt: Date
}

/** Gives a token; every replica with the same secret knows it again, and nothing is stored for it. */
export function issueToken(secret: string, now: Date): UploadToken {
  const expiresAt = new Date(now.getTime() + tokenLifeMs)
  const claim = `${randomUUID()}.${expiresAt.getTime().toString(36)}`
  return { token: `${claim}.${signed(claim, secret)}`, expiresAt }
}

/** The id a token's file is kept under; undefined for a token that is none of ours or whose time is over. */
export function readToken(token: unknown, secret: string, now: Date): string | undefined {
  const [, id = '', expiry = '', signature = ''] = (typeof token === 'string' && pattern.exec(token)) || []
  if (id === '' || Number.parseInt(expiry, 36) < now.getTime()) return undefined
  const expected = Buffer.from(signed(`${id}.${expiry}`, secret))
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined
}

function signed(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`upload ${claim}`).digest('base64url')
}
