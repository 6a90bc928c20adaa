import { AppError } from '@seneb/platform/app-error'

const sentence = 'Please use 1 to 255 visible ASCII characters without spaces'

/** The key as it may travel in a header; throws INPUT_INVALID for one that may not. None and null are the same. */
export function readIdempotencyKey(key: string | null | undefined): string | undefined {
  if (key === null || key === undefined) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const field = { path: 'idempotencyKey', message: sentence, code: 'IDEMPOTENCY_KEY_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}
