import { ErasureFinished } from '@seneb/contracts/messages/referral/every-service.messages'
import { erasureStarter } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'

import { eraseApplications } from '../ambassador-applications/erase-applications.js'
import { eraseAmbassadors } from '../ambassadors/erase-ambassadors.js'
import { eraseReferralEnquiries } from '../referrals/on-referred-trip-plan-submitted.js'

/**
 * Erases the data that this service stores of an enquiry, the link through which it came, of an application, or of an
 * ambassador. The link's count is unchanged.
 */
export const referralErasing: ErasureHandler = {
  eraseRows: async (recordIds, tx) => {
    await eraseReferralEnquiries(recordIds, tx)
    await eraseApplications(recordIds, tx)
    await eraseAmbassadors(recordIds, tx)
  },
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}

export const onErasureStarted = erasureStarter(referralErasing)
