import type { Input, Output } from '@seneb/contracts/define'
import type { ReadTelephoneFacts } from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { consentsOfEnquiry } from '../consents/consents.js'
import { findErasure } from '../my-request/erase-my-request.js'
import { readRequestLink } from '../request-access/read-request-link.js'
import { consentsWithPending } from '../withdrawals/pending-withdrawals.js'

/** Returns what a staff member needs when the person calls about their rights; it names no one. */
export function readTelephoneFacts(
  { enquiryId }: Input<typeof ReadTelephoneFacts>,
  ctx: Ctx,
): Promise<Output<typeof ReadTelephoneFacts>> {
  return ctx.db.read(async (tx) => {
    const stored = await consentsOfEnquiry(enquiryId, tx)
    if (stored.length === 0) throw new AppError('ENQUIRY_UNKNOWN')
    const consents = await consentsWithPending(stored, tx)
    const erasure = await findErasure(enquiryId, tx)
    const link = await readRequestLink(enquiryId, tx)
    return {
      eraseAt: erasure?.eraseAt.toISOString(),
      linkExpiresAt: link && link.expiresAt > ctx.now() ? link.expiresAt.toISOString() : undefined,
      consents: consents.map(({ givenAt, purpose, undoUntil, withdrawnAt }) => ({
        purpose,
        givenAt,
        withdrawnAt,
        undoUntil,
      })),
    }
  })
}
