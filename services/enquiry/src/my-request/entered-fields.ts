import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { readConsultationFacts } from '../consultations/read-consultation.js'
import { Consultation } from '../consultations/consultation.entity.js'
import type { Fact } from '../filled-facts.js'
import { readTripPlanFacts } from '../trip-plans/read-trip-plan.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'

/** Everything that a person entered. */
export interface EnteredFields {
  readonly fullName: string
  readonly email: string
  /** In the order of the form. */
  readonly fields: readonly Fact[]
}

/** Returns everything that the person of an enquiry entered; undefined when it has ended. */
export async function readEnteredFields(
  { id, kind }: { readonly id: string; readonly kind: EnquiryKind },
  tx: ReadTx,
): Promise<EnteredFields | undefined> {
  const sent = kind === 'trip-plan' ? await tx.findOne(TripPlan, { id }) : await tx.findOne(Consultation, { id })
  if (!sent) return undefined
  const { email, full_name: fullName, phone_number: phoneNumber } = sent
  const { facts } = await (kind === 'trip-plan' ? readTripPlanFacts(id, tx) : readConsultationFacts(id, tx))
  const contact = [
    { name: 'fullName', value: fullName },
    { name: 'email', value: email },
    ...(phoneNumber ? [{ name: 'phoneNumber', value: phoneNumber }] : []),
  ]
  return { fullName, email, fields: [...contact, ...facts] }
}
