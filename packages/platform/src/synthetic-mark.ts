import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header by which a journey of our operators says what it is, from its sender to the gateway. */
export const syntheticMarkHeader = 'x-seneb-synthetic-mark'

/** Clocks of two machines may differ, and a request is tried again; later a mark is worth nothing. */
const markLifeMs = 5 * 60_000

/** The one request that a mark is for. */
interface MarkedRequest {
  readonly idempotencyKey: string
  readonly at: Date
}

/**
 * Marks one request as a journey of our operators: an HMAC of its time and its idempotency key. Whoever sees a mark can
 * do nothing with it but repeat that request, which has no second effect. The newest of the keys signs.
 */
export function syntheticMark(keys: string, { at, idempotencyKey }: MarkedRequest): string {
  const [newest = ''] = keys.split(',')
  const seconds = String(Math.floor(at.getTime() / 1000))
  return `${seconds}.${signatureOf(newest, seconds, idempotencyKey).toString('base64url')}`
}

/** Whether this mark was made for this request by one of the keys, and lately. */
export function isSyntheticMark(keys: string, mark: string, { at, idempotencyKey }: MarkedRequest): boolean {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(mark) ?? []
  if (seconds === undefined || signature === undefined) return false
  if (Math.abs(at.getTime() - Number(seconds) * 1000) > markLifeMs) return false
  const given = Buffer.from(signature, 'base64url')
  return keys.split(',').some((key) => timingSafeEqual(given, signatureOf(key, seconds, idempotencyKey)))
}

function signatureOf(key: string, seconds: string, idempotencyKey: string): Buffer {
  const secret = Buffer.from(key.trim(), 'base64')
  return createHmac('sha256', secret).update(`seneb synthetic journey\n${seconds}\n${idempotencyKey}`).digest()
}
