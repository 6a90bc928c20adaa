import type { Input, Output } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { eraseEnquiries } from './erase-enquiries.js'
import { erasureOf } from './read-erasure.js'

/**
 * Erases an enquiry because its person requested it or it was never theirs (LEGAL-05). Its rows here are deleted when
 * this returns; the other services follow. Rejects with ENQUIRY_UNKNOWN, CHANGED_MEANWHILE, or INPUT_INVALID for a
 * wrong reference.
 */
export async function startErasure(
  { enquiryId, reason, reference, version }: Input<typeof StartErasure>,
  ctx: Ctx,
): Promise<Output<typeof StartErasure>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    if (reference.toUpperCase() !== enquiry.reference) {
      throw new AppError('INPUT_INVALID', { fields: [{ path: 'reference', message: otherReference }] })
    }
    const { kind, state } = enquiry
    await eraseEnquiries([{ id: enquiryId, kind }], { reason, startedBy: requireStaff(ctx).id }, { tx, ctx })
    await tx.publish(CareEnquiryChanged, { enquiryId, version: version + 1 })
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'erase-enquiry', object, before: { state }, after: { state: 'erased', reason } })
    return erasureOf(enquiryId, tx)
  })
}

const otherReference = 'Please type the reference of this enquiry as it is shown above'
