import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { ReplyPromise } from './reply-promise.entity.js'

const hourMs = 60 * 60 * 1000

/** Subject of the promise: a trip plan or a consultation. */
type PromiseSubject = Pick<ReplyPromise, 'trip_plan_id'> | Pick<ReplyPromise, 'consultation_id'>

/** Returns the promise of a reply within 24 hours of the submission (GEN-07, TRIP-56, CONT-14). */
export function promisedReply(
  subject: PromiseSubject,
  { promiseId, at }: { promiseId: string; at: Date },
): ReplyPromise {
  return Object.assign(new ReplyPromise(), {
    id: promiseId,
    ...subject,
    promised_at: at,
    due_at: new Date(at.getTime() + promisedReplyHours * hourMs),
    notified_hours: 0,
  })
}

/** $1 the enquiry, $2 when. */
const endPromiseSql = `/* endPromise */
  update reply_promises set kept_at = $2
  where (trip_plan_id = $1 or consultation_id = $1) and (kept_at is null or kept_at > $2) returning id`

/**
 * Ends the promise of a reply at the earliest time at which a person was reached or a mail server accepted a reply
 * (GEN-07).
 */
export async function endPromise(enquiryId: string, at: Date, tx: WriteTx): Promise<void> {
  await tx.query(endPromiseSql, [enquiryId, at])
}

/** $1 the enquiry, $2 when; null for a promise that runs again. */
const movePromiseEndSql = `/* movePromiseEnd */
  update reply_promises set kept_at = $2 where trip_plan_id = $1 or consultation_id = $1`

/** Moves the end of the promise to the evidence that is left after a reply turned out not to be delivered (GEN-07). */
export async function movePromiseEnd(enquiryId: string, at: Date | null, tx: WriteTx): Promise<void> {
  await tx.query(movePromiseEndSql, [enquiryId, at])
}

/** Stores the hours of a promise's last reported threshold, so that none is reported twice (GEN-07). */
export async function storeReminder(promiseId: string, hours: number, tx: WriteTx): Promise<void> {
  await tx.update(ReplyPromise, { id: promiseId }, { notified_hours: hours })
}
