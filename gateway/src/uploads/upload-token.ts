import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'

/** Time for which a token is valid, in milliseconds. */
export const tokenLifeMs = 15 * 60 * 1000

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/
const keyBytes = 32

/** Right to upload one file. The file is stored under the token's id, so a second file with it is refused. */
export interface UploadToken {
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Issues and recognizes upload tokens on every replica with the same secrets; nothing is stored for them. They are
 * signed with a separate key derived from the sealing key, so that neither use reveals anything about the other.
 */
export class UploadTokens {
  private readonly keys: readonly Buffer[]

  /** `secrets`: sealing keys, 32 bytes as base64, the newest first, separated by commas. The newest signs. */
  constructor(secrets: string) {
    this.keys = secrets.split(',').map((secret) => {
      const decoded = Buffer.from(secret.trim(), 'base64')
      return Buffer.from(hkdfSync('sha256', decoded, '', 'upload token', keyBytes))
    })
  }

  issue(now: Date): UploadToken {
    const expiresAt = new Date(now.getTime() + tokenLifeMs)
    const claim = `${randomUUID()}.${expiresAt.getTime().toString(36)}`
    const [newest = Buffer.alloc(0)] = this.keys
    return { token: `${claim}.${signed(claim, newest)}`, expiresAt }
  }

  /** Returns the id under which a token's file is stored; undefined for a forged or expired token. */
  read(token: unknown, now: Date): string | undefined {
    const [, id = '', expiry = '', signature = ''] = (typeof token === 'string' && pattern.exec(token)) || []
    if (id === '' || Number.parseInt(expiry, 36) < now.getTime()) return undefined
    const signatureBytes = Buffer.from(signature)
    const isValid = this.keys.some((key) =>
      timingSafeEqual(Buffer.from(signed(`${id}.${expiry}`, key)), signatureBytes),
    )
    return isValid ? id : undefined
  }
}

function signed(claim: string, key: Buffer): string {
  return createHmac('sha256', key).update(`upload ${claim}`).digest('base64url')
}
