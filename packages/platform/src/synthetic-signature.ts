import { createHmac, timingSafeEqual } from 'node:crypto'

/** Header that identifies a journey of our operators, from its sender to the gateway. */
export const syntheticSignatureHeader = 'x-seneb-synthetic-signature'

/** Maximum age of a signature; clocks of two machines differ, and requests are retried. */
const signatureLifetimeMs = 5 * 60_000

/** The one request that a mark is for. */
interface SyntheticRequest {
  readonly idempotencyKey: string
  readonly at: Date
}

/**
 * Marks one request as a journey of our operators: an HMAC of its time and its idempotency key. A leaked mark only
 * permits repeating that request, which has no second effect. The newest of the keys signs.
 */
export function signSyntheticRequest(keys: string, { at, idempotencyKey }: SyntheticRequest): string {
  const [newest = ''] = keys.split(',')
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `${seconds}.${signatureOf(newest, seconds, idempotencyKey).toString('base64url')}`
}

/** Whether this mark was made for this request by one of the keys, and lately. */
export function verifySyntheticSignature(
  keys: string,
  signed: string,
  { at, idempotencyKey }: SyntheticRequest,
): boolean {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(signed) ?? []
  if (seconds === undefined || signature === undefined) return false
  if (Math.abs(at.getTime() - Number(seconds) * 1000) > signatureLifetimeMs) return false
  const received = Buffer.from(signature, 'base64url')
  return keys.split(',').some((key) => timingSafeEqual(received, signatureOf(key, seconds, idempotencyKey)))
}

function signatureOf(key: string, seconds: string, idempotencyKey: string): Buffer {
  const secret = Buffer.from(key.trim(), 'base64')
  return createHmac('sha256', secret).update(`seneb synthetic journey\n${seconds}\n${idempotencyKey}`).digest()
}
