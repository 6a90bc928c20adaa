import { syntheticSignatureRejected } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { verifySyntheticSignature } from '@seneb/platform/synthetic-signature'

import type { EnquiryCtx } from './enquiry-ctx.js'

/**
 * Throws unless the signature was made with our key for this request. Otherwise anyone could hide an enquiry from the
 * team. A wrong signature is refused and not ignored: it is set on purpose, and our own synthetic journey must fail
 * when its key is wrong.
 */
export function assertOurSignature(
  signature: string,
  { idempotencyKey, now, syntheticKeys }: Pick<EnquiryCtx, 'idempotencyKey' | 'now' | 'syntheticKeys'>,
): void {
  const isValid =
    syntheticKeys !== undefined &&
    idempotencyKey !== undefined &&
    verifySyntheticSignature(syntheticKeys, signature, { idempotencyKey, at: now() })
  if (isValid) return
  const field = { path: 'syntheticSignature', message: syntheticSignatureRejected, code: 'SYNTHETIC_MARK_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}
