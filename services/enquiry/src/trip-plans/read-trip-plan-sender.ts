import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { TripPlan } from './trip-plan.entity.js'

type Sender = Required<Pick<Payload<typeof ConsentWithdrawn>, 'reference' | 'contact'>>

/** By what the team knows a trip plan whose consent can be withdrawn, and whom it answers. */
export async function readTripPlanSender(id: string, tx: ReadTx): Promise<Sender> {
  const sent = await tx.findOne(TripPlan, { id })
  if (!sent) throw new Error('a consent that can be withdrawn has no enquiry')
  const { email, full_name: fullName, phone_number: phoneNumber, reference } = sent
  return { reference, contact: { fullName, email, phoneNumber: phoneNumber ?? undefined } }
}
