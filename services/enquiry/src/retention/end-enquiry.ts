import type { WriteTx } from '@seneb/service-kit/storing/db'

import { eraseConsultationsSql, eraseTripPlansSql } from './retention.queries.js'

/** Deletes enquiries with their promises, timelines, answers and drafts; a consent stays as a proof that names nobody. */
export async function eraseEnquiryRows(ids: readonly string[], tx: WriteTx): Promise<void> {
  for (const sql of [eraseTripPlansSql, eraseConsultationsSql]) await tx.query(sql, [ids])
}
