import { latinDigits } from '@seneb/contracts/forms/typed-text'
import { Secret, TOTP } from 'otpauth'

const periodS = 30
const secretBytes = 20

/** Returns a new secret, in the alphabet of code apps. */
export function newTotpSecret(randomBytes: (size: number) => Uint8Array): string {
  const bytes = Uint8Array.from(randomBytes(secretBytes))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** Returns the URI that a code app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/**
 * Returns the 30-second period of a code, the current one or one next to it; undefined when it matches none. The code
 * may be spaced as in an app (`123 456`) or use digits of another script. The caller stores the period, so that no code
 * is accepted twice (ASVS 6.5.1).
 */
export function stepOfCode(code: string, secret: string, at: Date): number | undefined {
  const token = latinDigits(code).replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = createTotp(secret).validate({ token, timestamp: at.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / periodS) + delta
}

/** The code that an app shows. */
export function codeAt(secret: string, at: Date): string {
  return createTotp(secret).generate({ timestamp: at.getTime() })
}

/** SHA-1, six digits and 30 s are supported by every code app. */
function createTotp(secret: string, label = 'staff'): TOTP {
  return new TOTP({ issuer: 'Seneb', label, secret: Secret.fromBase32(secret), digits: 6, period: periodS })
}
