import type { Payload } from '@seneb/contracts/define'
import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'
import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { slotZone } from '@seneb/contracts/vocabulary/contact-options'

import type { Consultation } from './consultation.entity.js'

/** Identity of the new request: its id, the reference people quote, and its time of arrival. */
interface ConsultationIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
}

/** Answers that may be used: the treatment is absent without the consent to use it. */
export type ConsentedForm = Omit<ConsultationForm, 'treatmentType'> & Partial<Pick<ConsultationForm, 'treatmentType'>>

/**
 * Removes the treatment when the person did not consent to its use (O-10). The form accepts no message without that
 * consent, so no text is lost here.
 */
export function withoutUnconsentedTreatment(form: ConsultationForm): ConsentedForm {
  return form.healthDataConsentGiven ? form : { ...form, treatmentType: undefined }
}

/** Returns the row of a request; a slot is stored with its time zone (CONT-10, D-62). */
export function consultationOf(form: ConsentedForm, { at, id, reference }: ConsultationIdentity) {
  const row: { [K in keyof Consultation]: Consultation[K] } = {
    id,
    reference,
    full_name: form.fullName,
    email: form.email,
    phone_number: form.phoneNumber,
    treatment_type: form.treatmentType,
    message: form.message,
    communication_method: form.communicationMethod,
    preferred_slot: form.preferredTime,
    preferred_slot_zone: form.preferredTime && slotZone,
    preferred_contact_date: form.preferredContactDate,
    time_zone: form.timeZone,
    requested_at: at,
  }
  return row
}

/** Returns the data of a request for the care team's list; without consent it has no health details (D-66). */
export function listedConsultation(consultation: Consultation) {
  const { email, full_name, id, phone_number, reference, requested_at: submitted_at, treatment_type } = consultation
  return { id, kind: 'consultation', reference, submitted_at, full_name, email, phone_number, treatment_type } as const
}

/** Returns the event's data besides the consents; personal data is kept in a separate part (S13). */
export function requestedConsultation(
  form: ConsentedForm,
  { at, id, reference }: ConsultationIdentity,
): Omit<Payload<typeof ConsultationRequested>, 'consents'> {
  const { email, fullName, message, phoneNumber, preferredTime, timeZone } = form
  return {
    consultationId: id,
    reference,
    requestedAt: at.toISOString(),
    treatmentType: form.treatmentType,
    communicationMethod: form.communicationMethod,
    preferredTime: preferredTime && { slot: preferredTime, zone: slotZone },
    preferredContactDate: form.preferredContactDate,
    personal: { fullName, email, phoneNumber, message, timeZone },
  }
}
