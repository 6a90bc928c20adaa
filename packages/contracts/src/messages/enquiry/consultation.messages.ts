import { array, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { consultationForm } from '../../forms/consultation.form.js'
import { legalVersionsShown, recordId, sentForm, withholdMail } from '../common-fields.js'
import { carriedConsent, requestToken, withdrawalToken } from './consent.messages.js'

/** Submits a request for a consultation (CONT-15). Safe to repeat with the same idempotency key. */
export const RequestConsultation = defineRequest('enquiry.consultation.request', {
  access: 'anyone',
  input: () => sentForm(consultationForm).shape({ legalVersions: legalVersionsShown() }),
  output: () => ({ id: recordId(), reference: string().required() }),
  errors: ['IDEMPOTENCY_CONFLICT'],
})

const requested = object({
  consultationId: recordId(),
  reference: string().required(),
  requestedAt: string().required(),
  /** Missing, like the message, when the person did not consent to the use of health details (D-66). */
  treatmentType: string().optional(),
  communicationMethod: string().optional(),
  /** Preferred slot with its zone; undefined means any time (D-62). */
  preferredTime: object({ slot: string().required(), zone: string().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  /** Undefined means any day. */
  preferredContactDate: string().optional(),
  personal: object({
    fullName: string().required(),
    email: string().required(),
    phoneNumber: string().required(),
    message: string().optional(),
    timeZone: string().optional(),
  })
    .noUnknown()
    .required(),
  /** Name of the partner that submitted it for the person; absent when the person did. */
  submittedByPartner: string().optional(),
  withholdMail: withholdMail(),
  withdrawalToken: withdrawalToken(),
  requestToken: requestToken(),
  consents: array(carriedConsent.required()).required().min(0),
}).noUnknown()

const way = {
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'consultationId',
  personalFields: [
    'reference',
    'treatmentType',
    'communicationMethod',
    'preferredTime',
    'preferredContactDate',
    'personal',
    'withdrawalToken',
    'requestToken',
    'consents',
  ],
} as const

/** A request for a consultation was saved; the team is notified and the person gets a receipt (CONT-14, CONT-15). */
export const ConsultationRequested = defineEvent('enquiry.consultation.requested', 1, {
  payload: () => requested,
  ...way,
})
