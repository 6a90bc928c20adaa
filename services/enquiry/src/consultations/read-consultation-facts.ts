import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'
import { contactMethodNames, slotNames } from '@seneb/contracts/vocabulary/contact-options'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { filledFacts, type Fact } from '../facts/filled-facts.js'
import { Consultation } from './consultation.entity.js'

/** What a person asked for by the contact form, and the zone of their clock; nothing of one that has ended. */
export async function readConsultationFacts(id: string, tx: ReadTx) {
  const asked = await tx.findOne(Consultation, { id })
  return { timeZone: asked?.time_zone, facts: asked ? factsOf(asked) : [] }
}

/** What the desk shows elsewhere, and what nothing but null is taken for any more (D-61). */
type ShownElsewhere = 'fullName' | 'email' | 'phoneNumber' | 'timeZone' | 'termsAccepted' | 'healthDataConsentGiven'
type Retired = 'medicalProcedure' | 'isCompanionTraveling' | 'totalBudget' | 'preferredTravelDates'

/** What a person asked for by the contact form, in the words that its lists have. */
function factsOf(asked: Consultation): Fact[] {
  const { communication_method: method, preferred_slot: slot } = asked
  return filledFacts({
    treatmentType: asked.treatment_type,
    message: asked.message,
    communicationMethod: method && contactMethodNames[method],
    preferredTime: slot && slotNames[slot],
    preferredContactDate: asked.preferred_contact_date,
  } satisfies Record<Exclude<keyof ConsultationForm, ShownElsewhere | Retired>, unknown>)
}
