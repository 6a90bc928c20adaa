import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'
import { contactMethodNames, slotNames } from '@seneb/contracts/vocabulary/contact-options'
import type { Patch, ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'

import { toFacts, type Fact } from '../filled-facts.js'
import { Consultation } from './consultation.entity.js'

/** Returns a person's request from the contact form and their time zone; no facts once it has ended. */
export async function readConsultationFacts(id: string, tx: ReadTx) {
  const consultation = await tx.findOne(Consultation, { id })
  return { timeZone: consultation?.time_zone, facts: consultation ? factsOf(consultation) : [] }
}

/** Fields the desk shows elsewhere, and retired fields that only accept null (D-61). */
type CopiedElsewhere = 'fullName' | 'email' | 'phoneNumber' | 'timeZone' | 'termsAccepted' | 'healthDataConsentGiven'
type Retired = 'medicalProcedure' | 'isCompanionTraveling' | 'totalBudget' | 'preferredTravelDates'

/** Returns the fields of a contact form request, with the display names of list values. */
function factsOf(consultation: Consultation): Fact[] {
  const { communication_method: method, preferred_slot: slot } = consultation
  return toFacts({
    treatmentType: consultation.treatment_type,
    message: consultation.message,
    communicationMethod: method && contactMethodNames[method],
    preferredTime: slot && slotNames[slot],
    preferredContactDate: consultation.preferred_contact_date,
  } satisfies Record<Exclude<keyof ConsultationForm, CopiedElsewhere | Retired>, unknown>)
}

type Sender = Required<Pick<Payload<typeof ConsentWithdrawn>, 'reference' | 'contact'>>

/** Returns reference and recipient of a request for a consultation; undefined once it has ended. */
export async function findConsultationSender(id: string, tx: ReadTx): Promise<Sender | undefined> {
  const sent = await tx.findOne(Consultation, { id })
  if (!sent) return undefined
  const { email, full_name: fullName, phone_number: phoneNumber, reference } = sent
  return { reference, contact: { fullName, email, phoneNumber } }
}

/** Returns reference and recipient of a request for a consultation whose consent can be withdrawn. */
export async function readConsultationSender(id: string, tx: ReadTx): Promise<Sender> {
  const sender = await findConsultationSender(id, tx)
  if (!sender) throw new Error('a consent that can be withdrawn has no enquiry')
  return sender
}

/** Writes corrected columns of a request for a consultation. */
export async function correctConsultation(id: string, patch: Patch<Consultation>, tx: WriteTx): Promise<void> {
  await tx.update(Consultation, { id }, patch)
}

/** Erases the health details of a request; the request stays (CONT-04, D-66). */
export async function eraseConsultationHealth(id: string, tx: WriteTx): Promise<void> {
  await tx.update(Consultation, { id }, { treatment_type: null, message: null })
}
