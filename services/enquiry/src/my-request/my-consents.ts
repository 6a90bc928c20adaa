import type { Input, Output } from '@seneb/contracts/define'
import type { RestoreMyConsent, WithdrawMyConsent } from '@seneb/contracts/messages/enquiry/my-request.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockConsentsOfEnquiry } from '../consents/consents.js'
import { restoreLocked } from '../withdrawals/restore-consent.js'
import { withdrawLocked } from '../withdrawals/withdraw-consent.js'
import { requirePatientSession } from '../request-access/request-session.js'

/** Withdraws a consent of the session's request, with the effects of the receipt's link (LEGAL-05). */
export function withdrawMyConsent(
  { purpose, session }: Input<typeof WithdrawMyConsent>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawMyConsent>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    const withdrawn = await withdrawLocked(await lockConsentsOfEnquiry(enquiryId, tx), purpose, { tx, ctx })
    if (!withdrawn) throw new AppError('MY_REQUEST_CONFLICT')
    return withdrawn
  })
}

/** Restores a consent of the session's request, until its data is erased. */
export function restoreMyConsent(
  { purpose, session }: Input<typeof RestoreMyConsent>,
  ctx: Ctx,
): Promise<Output<typeof RestoreMyConsent>> {
  return ctx.db.write(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    try {
      return await restoreLocked(await lockConsentsOfEnquiry(enquiryId, tx), purpose, { tx, ctx })
    } catch (error) {
      // The receipt's link has its own message for this.
      if (error instanceof AppError && error.code === 'CONSENT_LINK_INVALID') throw new AppError('MY_REQUEST_CONFLICT')
      throw error
    }
  })
}
