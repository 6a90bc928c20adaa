import type { Input, Output } from '@seneb/contracts/define'
import type { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/email.messages'

import type { NotificationCtx } from '../notification-ctx.js'
import { syntheticKinds } from './email-delivery.entity.js'

type Mails = Output<typeof ReadSyntheticJourney>

/**
 * Returns whether the mail server accepted both mails of a synthetic journey; both flags are false for a real enquiry.
 */
export async function readSyntheticJourney(
  { tripPlanId }: Input<typeof ReadSyntheticJourney>,
  { db }: Pick<NotificationCtx, 'db'>,
): Promise<Mails> {
  const [mails] = await db.read((tx) => tx.query<Mails>(syntheticMailsSql, [tripPlanId]))
  return mails ?? { receiptSent: false, operatorEmailSent: false }
}

const kinds = syntheticKinds.map((kind) => `'${kind}'`).join(', ')

/** Mails of a journey that the mail server accepted. $1 the journey's enquiry */
const syntheticMailsSql = `/* syntheticMails */
  select coalesce(bool_or(kind = 'synthetic-receipt' and state = 'sent'), false) as "receiptSent",
    coalesce(bool_or(kind = 'synthetic-operator-email' and state = 'sent'), false) as "operatorEmailSent"
  from email_deliveries where cause_id = $1::uuid and kind in (${kinds})`

/**
 * Forgets the mails of journeys, sent or not, with the row in which the team's was put together. $1 how many, $2 how
 * long they are stored
 */
export const deleteSyntheticMailsSql = `/* deleteSyntheticMails */
  with gone as (
    delete from email_deliveries where id = any(array(
      select id from email_deliveries where kind in (${kinds}) and queued_at <= clock_timestamp() - $2::interval
      limit $1 for update skip locked))
    returning cause_id),
  composed as (delete from operator_emails o using gone where o.trip_plan_id = gone.cause_id)
  select 1 from gone`
