import { ErasureFinished } from '@seneb/contracts/messages/referral/erasure.messages'
import type { Erasing } from '@seneb/service-kit/erasing/erasing'

import { eraseReferralEnquiries } from '../referrals/erase-referral-enquiries.js'

/** How this service erases what it stores of an enquiry: that it came by a link. The link's count stays. */
export const referralErasing: Erasing = {
  eraseRows: eraseReferralEnquiries,
  finished: (enquiryId, tx, ctx) => tx.say(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}
