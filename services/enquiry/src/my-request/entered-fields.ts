import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { findConsultationSender, readConsultationFacts } from '../consultations/read-consultation.js'
import type { Fact } from '../filled-facts.js'
import { findTripPlanSender, readTripPlanFacts } from '../trip-plans/read-trip-plan.js'

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
  const sender = await (kind === 'trip-plan' ? findTripPlanSender(id, tx) : findConsultationSender(id, tx))
  if (!sender) return undefined
  const { email, fullName, phoneNumber } = sender.contact
  const { facts } = await (kind === 'trip-plan' ? readTripPlanFacts(id, tx) : readConsultationFacts(id, tx))
  const contact = [
    { name: 'fullName', value: fullName },
    { name: 'email', value: email },
    ...(phoneNumber ? [{ name: 'phoneNumber', value: phoneNumber }] : []),
  ]
  return { fullName, email, fields: [...contact, ...facts] }
}
