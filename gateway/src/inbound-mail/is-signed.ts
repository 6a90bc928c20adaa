import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the HMAC-SHA256 of these parts as hexadecimal text; takes the same time for every text. */
export function isSigned(signature: string, parts: readonly (string | Uint8Array)[], secret: string): boolean {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  const expected = hmac.digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
  return timingSafeEqual(given.length === expected.length ? given : Buffer.alloc(expected.length), expected)
}
