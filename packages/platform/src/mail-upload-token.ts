import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Time for which a token is valid, in milliseconds. The file follows at once, and clocks of two machines differ. */
const tokenLifeMs = 5 * 60 * 1000

const keyBytes = 32
const pattern = /^mail\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{43})$/

/**
 * Tokens with which notification hands files of received mails to the gateway. A token names the id under which the file
 * is stored, so that a repetition has no second effect. Nothing is stored for them.
 */
export class MailUploadTokens {
  private readonly keys: readonly Buffer[]

  /** `secrets`: 32 bytes as base64, the newest first, separated by commas. The newest signs. */
  constructor(secrets: string) {
    this.keys = secrets.split(',').map((secret) => {
      const decoded = Buffer.from(secret.trim(), 'base64')
      return Buffer.from(hkdfSync('sha256', decoded, '', 'mail upload token', keyBytes))
    })
  }

  issue(id: string, now: Date): string {
    const claim = `${id}.${(now.getTime() + tokenLifeMs).toString(36)}`
    const [newest = Buffer.alloc(0)] = this.keys
    return `mail.${claim}.${signatureOf(claim, newest)}`
  }

  /** Returns the id under which a token's file is stored; undefined for a forged or expired token. */
  read(token: unknown, now: Date): string | undefined {
    const [, id = '', expiry = '', signature = ''] = (typeof token === 'string' && pattern.exec(token)) || []
    if (id === '' || Number.parseInt(expiry, 36) < now.getTime()) return undefined
    const received = Buffer.from(signature)
    const isValid = this.keys.some((key) => timingSafeEqual(Buffer.from(signatureOf(`${id}.${expiry}`, key)), received))
    return isValid ? id : undefined
  }
}

function signatureOf(claim: string, key: Buffer): string {
  return createHmac('sha256', key).update(`mail upload ${claim}`).digest('base64url')
}
