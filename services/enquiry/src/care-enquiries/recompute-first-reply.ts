import type { WriteTx } from '@seneb/service-kit/database/db'

import { endPromise, movePromiseEnd } from '../reply-promises/reply-promise.js'

/**
 * Sets the first reply of an enquiry to the earliest evidence that is left: a reply that was delivered, or a contact that
 * reached the person. $1 the enquiry
 */
const recomputeFirstReplySql = `/* recomputeFirstReply */
  update care_enquiries c set first_replied_at = least(
    (select min(a.sent_at) from replies a where a.state = 'sent' and (a.enquiry_id = c.id or a.id in (
      select e.reply_id from care_events e
      where e.enquiry_id = c.id and e.kind = 'reply-sent' and e.mirrored_from is not null))),
    (select min(e.at) from care_events e where e.enquiry_id = c.id and e.kind = 'contacted' and e.result = 'reached'))
  where c.id = $1 returning first_replied_at as "repliedAt"`

/** Moves the first reply and the end of the promise to the earliest evidence that is left (GEN-07). */
export async function recomputeFirstReply(enquiryId: string, tx: WriteTx): Promise<void> {
  const [enquiry] = await tx.query<{ readonly repliedAt: Date | null }>(recomputeFirstReplySql, [enquiryId])
  if (enquiry) await movePromiseEnd(enquiryId, enquiry.repliedAt, tx)
}

/** Stores the earliest known time of a reply. $1 the enquiry, $2 time at which the mail server accepted it */
const repliedSql = `/* markReplied */
  update care_enquiries set first_replied_at = least(first_replied_at, $2::timestamptz), has_mail_problem = false
  where id = $1`

/** Ends the promise of an enquiry, because a reply or a contact reached the person at this time. */
export async function markReplied(enquiryId: string, at: Date, tx: WriteTx): Promise<void> {
  await endPromise(enquiryId, at, tx)
  await tx.query(repliedSql, [enquiryId, at])
}
