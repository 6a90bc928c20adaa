import type { WriteTx } from '@seneb/service-kit/storing/db'

import { eraseReferralEnquiriesSql } from './referral.queries.js'

/** Forgets by whose link these trip plans came; the count of the link stays (LEGAL-05). */
export async function eraseReferralEnquiries(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseReferralEnquiriesSql, [ids])
}
