import type { WriteTx } from '@seneb/service-kit/storing/db'

/** $1 the enquiry, $2 when. */
const endPromiseSql = `/* endPromise */
  update answer_promises set kept_at = $2
  where (trip_plan_id = $1 or consultation_id = $1) and (kept_at is null or kept_at > $2) returning id`

/**
 * Ends the promise of an answer, because a person was reached or a mail server took an answer, at the earliest such
 * time (GEN-07).
 */
export async function endPromise(enquiryId: string, at: Date, tx: WriteTx): Promise<void> {
  await tx.query(endPromiseSql, [enquiryId, at])
}
