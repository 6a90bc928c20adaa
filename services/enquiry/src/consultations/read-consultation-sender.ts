import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { ReadTx, WriteTx } from '@seneb/service-kit/storing/db'

import { Consultation } from './consultation.entity.js'

type Sender = Required<Pick<Payload<typeof ConsentWithdrawn>, 'reference' | 'contact'>>

/** By what the team knows a request for a consultation whose consent can be withdrawn, and whom it answers. */
export async function readConsultationSender(id: string, tx: ReadTx): Promise<Sender> {
  const sent = await tx.findOne(Consultation, { id })
  if (!sent) throw new Error('a consent that can be withdrawn has no enquiry')
  const { email, full_name: fullName, phone_number: phoneNumber, reference } = sent
  return { reference, contact: { fullName, email, phoneNumber } }
}

/** Forgets what a request says of health; the request stands (CONT-04, D-66). */
export async function eraseConsultationHealth(id: string, tx: WriteTx): Promise<void> {
  await tx.update(Consultation, { id }, { treatment_type: null, message: null })
}
