import type { Input, Output } from '@seneb/contracts/define'
import type {
  RestoreConsentByTelephone,
  WithdrawConsentByTelephone,
} from '@seneb/contracts/messages/enquiry/telephone-act.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { lockConsentsOfEnquiry } from '../consents/consents.js'
import { restoreLocked } from '../withdrawals/restore-consent.js'
import { withdrawLocked } from '../withdrawals/withdraw-consent.js'
import { auditTelephoneAct, presentVersion } from './audit-telephone-act.js'

/**
 * Withdraws a consent by telephone; repeating it changes nothing. Consents are locked before the enquiry, in the order
 * of the person's own withdrawal.
 */
export function withdrawConsentByTelephone(
  { enquiryId, purpose, version }: Input<typeof WithdrawConsentByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawConsentByTelephone>> {
  return ctx.db.write(async (tx) => {
    const consents = await lockConsentsOfEnquiry(enquiryId, tx)
    await lockedEnquiry(enquiryId, version, tx)
    const isWithdrawn = consents.some((one) => one.purpose === purpose && one.withdrawn_at)
    const withdrawn = await withdrawLocked(consents, purpose, { tx, ctx })
    if (!withdrawn) throw new AppError('MY_REQUEST_CONFLICT')
    if (isWithdrawn) return presentVersion(enquiryId, tx)
    const after = { consent: `${purpose}, withdrawn` }
    return auditTelephoneAct({ enquiryId, action: 'withdraw-consent-by-telephone', after }, tx, ctx)
  })
}

/** Restores a consent by telephone until its data is erased; repeating it changes nothing. */
export function restoreConsentByTelephone(
  { enquiryId, purpose }: Input<typeof RestoreConsentByTelephone>,
  ctx: Ctx,
): Promise<Output<typeof RestoreConsentByTelephone>> {
  return ctx.db.write(async (tx) => {
    const consents = await lockConsentsOfEnquiry(enquiryId, tx)
    if (consents.length === 0) throw new AppError('ENQUIRY_UNKNOWN')
    const isWithdrawn = consents.some((one) => one.purpose === purpose && one.withdrawn_at)
    await restoreLocked(consents, purpose, { tx, ctx }).catch((error: unknown) => {
      // The receipt's link has its own message for this.
      if (error instanceof AppError && error.code === 'CONSENT_LINK_INVALID') throw new AppError('MY_REQUEST_CONFLICT')
      throw error
    })
    if (!isWithdrawn) return presentVersion(enquiryId, tx)
    const after = { consent: `${purpose}, restored` }
    return auditTelephoneAct({ enquiryId, action: 'restore-consent-by-telephone', after }, tx, ctx)
  })
}
