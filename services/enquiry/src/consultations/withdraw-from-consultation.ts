import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endConsultation } from '../retention/end-enquiry.js'
import { Consultation } from './consultation.entity.js'

type Told = Payload<typeof ConsentWithdrawn>

/**
 * Does to a request for a consultation what the withdrawal of a consent means: what was said of health goes and the
 * request stands, or all of it ends (CONT-04, D-66). Gives what the team is told of it.
 */
export async function withdrawFromConsultation(
  { effect, id }: { readonly id: string; readonly effect: Told['effect'] },
  tx: WriteTx,
): Promise<Pick<Told, 'reference' | 'contact'>> {
  const consultation = await tx.findOne(Consultation, { id })
  if (!consultation) throw new Error('a consent that can be withdrawn has no consultation')

  const { email, full_name: fullName, phone_number: phoneNumber, reference } = consultation
  if (effect !== 'health-erased') {
    await endConsultation(id, tx)
    return { reference }
  }
  await tx.update(Consultation, { id }, { treatment_type: null, message: null })
  return { reference, contact: { fullName, email, phoneNumber } }
}
