import type { Input, Output } from '@seneb/contracts/define'
import type { ReadTelephoneFacts } from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { Consent } from '../consents/consent.entity.js'
import { RequestedErasure } from '../my-request/patient-records.entity.js'
import { readLinkSql } from '../my-request/request-link.entity.js'
import { consentsWithPending } from '../withdrawals/pending-withdrawals.js'

/** Returns what a staff member needs when the person calls about their rights; it names no one. */
export function readTelephoneFacts(
  { enquiryId }: Input<typeof ReadTelephoneFacts>,
  ctx: Ctx,
): Promise<Output<typeof ReadTelephoneFacts>> {
  return ctx.db.read(async (tx) => {
    const where = [{ trip_plan_id: enquiryId }, { consultation_id: enquiryId }]
    const stored = await tx.find(Consent, { where, order: { given_at: 'asc', id: 'asc' } })
    if (stored.length === 0) throw new AppError('ENQUIRY_UNKNOWN')
    const consents = await consentsWithPending(stored, tx)
    const erasure = await tx.findOne(RequestedErasure, { enquiry_id: enquiryId })
    const [link] = await tx.query<{ readonly expiresAt: Date }>(readLinkSql, [enquiryId])
    return {
      eraseAt: erasure?.erase_at.toISOString(),
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
