import type { ReadTx } from '@seneb/service-kit/storing/db'

import type { ConsentOfLink } from '../consents/consents-of-link.js'
import { givenConsents } from '../consents/withdrawal.rules.js'
import { PendingWithdrawal } from './pending-withdrawal.entity.js'
import { readSenderOf } from './read-sender.js'

/** The consents of one link as the person reads them, with the reference and until when a withdrawal can be taken back. */
export async function consentsWithPending(consents: readonly ConsentOfLink[], tx: ReadTx) {
  const [{ consultation_id, trip_plan_id } = {}] = consents
  const id = trip_plan_id ?? consultation_id
  if (!id) return givenConsents(consents, { pending: [] })
  const { reference } = await readSenderOf[trip_plan_id ? 'trip-plan' : 'consultation'](id, tx)
  const pending = await tx.find(PendingWithdrawal, { where: { enquiry_id: id } })
  return givenConsents(consents, { reference, pending })
}
