import type { Input, Output } from '@seneb/contracts/define'
import type { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/synthetic-journey.messages'

import type { NotificationCtx } from '../notification-ctx.js'
import { syntheticMailsSql } from './synthetic-journey.queries.js'

type Mails = Output<typeof ReadSyntheticJourney>

/** Whether the mail server took both mails of a journey of our operators; of an enquiry of a person it says nothing. */
export async function readSyntheticJourney(
  { tripPlanId }: Input<typeof ReadSyntheticJourney>,
  { db }: Pick<NotificationCtx, 'db'>,
): Promise<Mails> {
  const [mails] = await db.read((tx) => tx.query<Mails>(syntheticMailsSql, [tripPlanId]))
  return mails ?? { receiptSent: false, operatorEmailSent: false }
}
