import type { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { eraseRecords } from '@seneb/service-kit/erasing/erase-records'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { ReferralCtx } from '../referral-ctx.js'
import { referralErasing } from './referral-erasing.js'

/** Erases what this service stores of an enquiry; nothing of it is heard from then on (LEGAL-05). */
export async function onErasureStarted(
  { data: { enquiryId: erasureId, recordIds } }: Heard<typeof ErasureStarted>,
  ctx: ReferralCtx,
): Promise<void> {
  await ctx.db.write((tx) => eraseRecords([{ erasureId, recordIds }], referralErasing, tx))
}
