import type { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ErasureFinished } from '@seneb/contracts/messages/referral/every-service.messages'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import type { ReferralCtx } from '../referral-ctx.js'
import { eraseReferralEnquiries } from '../referrals/on-referred-trip-plan-submitted.js'

/** Erases everything that this service stores about an enquiry; later events about it are ignored (LEGAL-05). */
export async function onErasureStarted(
  { data: { enquiryId: erasureId, recordIds } }: ReceivedEvent<typeof ErasureStarted>,
  ctx: ReferralCtx,
): Promise<void> {
  await ctx.db.write((tx) => eraseRecords([{ erasureId, recordIds }], referralErasing, tx))
}

/**
 * Erases the data that this service stores of an enquiry: the link through which it came. The link's count is
 * unchanged.
 */
export const referralErasing: ErasureHandler = {
  eraseRows: eraseReferralEnquiries,
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}
