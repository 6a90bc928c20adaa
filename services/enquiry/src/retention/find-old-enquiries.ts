import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { oldConsultationsSql, oldTripPlansSql } from './retention.queries.js'

interface Asked {
  readonly kind: EnquiryKind
  readonly now: Date
  /** How many at most. */
  readonly limit: number
}

/** Ids of enquiries whose 24 months after the last activity are over, locked; the oldest first (O-7). */
export async function findOldEnquiries({ kind, limit, now }: Asked, tx: WriteTx): Promise<string[]> {
  const sql = kind === 'trip-plan' ? oldTripPlansSql : oldConsultationsSql
  const old = await tx.query<{ id: string }>(sql, [limit, now, retentionPeriods.enquiry])
  return old.map(({ id }) => id)
}
