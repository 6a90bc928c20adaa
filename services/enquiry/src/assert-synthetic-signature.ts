import { syntheticSignatureRejected } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { verifySyntheticSignature } from '@seneb/platform/synthetic-signature'

import type { EnquiryCtx } from './enquiry-ctx.js'

/**
 * Refuses a mark that was not made with our key for this very request, so that nobody can have their enquiry, or
 * somebody else's, stored where no person looks. It is refused with a sentence and not taken as an ordinary one: whoever
 * marks an enquiry means something by it, and our own journey has to fail when its key is wrong.
 */
export function assertOurMark(
  mark: string,
  { idempotencyKey, now, syntheticKeys }: Pick<EnquiryCtx, 'idempotencyKey' | 'now' | 'syntheticKeys'>,
): void {
  const isOurs =
    syntheticKeys !== undefined &&
    idempotencyKey !== undefined &&
    verifySyntheticSignature(syntheticKeys, mark, { idempotencyKey, at: now() })
  if (isOurs) return
  const field = { path: 'syntheticMark', message: syntheticSignatureRejected, code: 'SYNTHETIC_MARK_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}
