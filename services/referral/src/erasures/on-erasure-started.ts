import { ErasureFinished } from '@seneb/contracts/messages/referral/every-service.messages'
import { erasureStarter } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'

import { eraseApplications } from '../ambassador-applications/erase-applications.js'
import { eraseReferralEnquiries } from '../referrals/on-referred-trip-plan-submitted.js'

/**
 * Erases the data that this service stores of an enquiry, the link through which it came, or of an application. The
 * link's count is unchanged.
 */
export const referralErasing: ErasureHandler = {
  eraseRows: async (recordIds, tx) => {
    await eraseReferralEnquiries(recordIds, tx)
    await eraseApplications(recordIds, tx)
  },
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}

export const onErasureStarted = erasureStarter(referralErasing)
