import type { ReferredTripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { ReferralCtx } from '../referral-ctx.js'
import { ReferralEnquiry, Referral } from './referral.entity.js'
import { countWeekEnquirySql, eraseReferralEnquiriesSql, holdCodeSql, storedIdSql } from './referral.queries.js'

/**
 * Counts an enquiry for its referral, without personal data (D-14). An id that was never processed has no count, but
 * the enquiry is stored under it, because only the link may have failed to reach us. Blocked codes and codes of paused
 * ambassadors are not counted.
 */
export async function onReferredTripPlanSubmitted(
  event: ReceivedEvent<typeof ReferredTripPlanSubmitted>,
  ctx: ReferralCtx,
): Promise<void> {
  const { referredBy, submittedAt, tripPlanId } = event.data

  await ctx.db.write(async (tx) => {
    await tx.query(holdCodeSql, [referredBy])
    const [stored] = await tx.query<{ id: string; isCounted: boolean }>(storedIdSql, [referredBy])
    const referral_id = stored?.id ?? referredBy
    const enquiry = { trip_plan_id: tripPlanId, referral_id, submitted_at: new Date(submittedAt) }
    await tx.save(Object.assign(new ReferralEnquiry(), enquiry))
    if (stored?.isCounted === false) return
    await tx.update(Referral, { referral_id }, { enquiry_count: () => 'enquiry_count + 1' })
    await tx.query(countWeekEnquirySql, [referral_id])
  })
}

/** Deletes the referrals of these trip plans; the count of the link stays (LEGAL-05). */
export async function eraseReferralEnquiries(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseReferralEnquiriesSql, [ids])
}
