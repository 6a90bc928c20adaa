import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endConsultationSql, endTripPlanSql, eraseConsultationsSql, eraseTripPlansSql } from './retention.queries.js'

/** Deletes a trip plan with its promise; what was agreed to stays as a proof that names nobody (LEGAL-05). */
export async function endTripPlan(id: string, tx: WriteTx): Promise<void> {
  await tx.query(endTripPlanSql, [id])
}

/** Deletes a request for a consultation alike. */
export async function endConsultation(id: string, tx: WriteTx): Promise<void> {
  await tx.query(endConsultationSql, [id])
}

/** Deletes enquiries with their promises, timelines, answers and drafts; a consent stays as a proof that names nobody. */
export async function eraseEnquiryRows(ids: readonly string[], tx: WriteTx): Promise<void> {
  for (const sql of [eraseTripPlansSql, eraseConsultationsSql]) await tx.query(sql, [ids])
}
