import { array, number, object, string } from 'yup'

import { event, question } from '../define.js'
import { consultationForm } from '../forms/consultation.form.js'
import { cookieConsentForm } from '../forms/cookie-consent.form.js'
import { tripPlanForm } from '../forms/trip-plan.form.js'
import type { TripPlanForm } from '../forms/trip-plan.form.js'
import { recordId } from './record-id.js'
import { sentForm, withholdMail } from './withhold-mail.js'

/** What the person keeps: the record's id and the reference they can quote (TRIP-27, TRIP-63). */
export const tripPlanReceipt = object({
  id: recordId(),
  reference: string().required(),
})

/** Saves a trip-plan enquiry (TRIP-63). Safe to repeat with the same idempotency key. */
export const SubmitTripPlan = question('enquiry.trip-plan.submit', {
  takes: sentForm(tripPlanForm),
  gives: tripPlanReceipt,
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})

/** The facts a plan is made from; nothing in here names a person. */
export const tripFacts = object({
  age: string().required(),
  nationality: string().required(),
  travelingFromCountry: string().required(),
  travelingFromCity: string().optional(),
  treatmentType: string().required(),
  medicalProcedure: string().required(),
  estimatedTreatmentCost: number().optional(),
  estimatedTreatmentDate: string().optional(),
  preferredTravelDates: string().optional(),
  tripDuration: string().optional(),
  accommodationType: string().required(),
  otherAccommodationType: string().optional(),
  hotelPreference: string().optional(),
  numberOfNights: string().optional(),
  isCompanionTraveling: string().required(),
  totalBudget: number().optional(),
  additionalServices: array(string().required()).required().min(0),
}).noUnknown()

/** What names or reaches a person, and free text in which they may have named themselves. */
export const tripPersonal = object({
  fullName: string().required(),
  email: string().required(),
  phoneNumber: string().optional(),
  companionName: string().optional(),
  companionTravelNeeds: string().optional(),
  emergencyContactName: string().optional(),
  emergencyContactPhone: string().optional(),
  insuranceCoverage: string().optional(),
  paymentMethod: string().optional(),
}).noUnknown()

/** That a person agreed to a text: which, in which version, and when (TRIP-54, D-83). */
export const carriedConsent = object({
  purpose: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
}).noUnknown()

// Compile-time proof that no submitted field is lost between the form and the event (boxes travel as `consents`).
type Carried =
  | keyof typeof tripFacts.fields
  | keyof typeof tripPersonal.fields
  | 'referredBy'
  | 'consentGiven'
  | 'healthDataConsentGiven'
type Lost = Exclude<keyof TripPlanForm, Carried>
type Nothing<T extends never> = T
export type NothingLost = Nothing<Lost>

/** A trip-plan enquiry was saved: everything the care team and the patient are mailed (PIPE-02). */
export const TripPlanSubmitted = event('enquiry.trip-plan.submitted', 2, {
  carries: object({
    tripPlanId: recordId(),
    reference: string().required(),
    submittedAt: string().required(),
    trip: tripFacts.required(),
    personal: tripPersonal.required(),
    /** The id of the referral link the person came by, as they let it be sent (D-14). */
    referredBy: string().optional(),
    withholdMail: withholdMail(),
    /** What the person agreed to. */
    consents: array(carriedConsent.required()).required().min(0),
  }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'tripPlanId',
  personal: ['reference', 'trip', 'personal', 'referredBy', 'consents'],
})

/** A plan is wanted for an enquiry that was saved: facts, and nobody's name, address or reference (PIPE-02, D-49). */
export const AiPlanRequested = event('enquiry.ai-plan.requested', 1, {
  carries: object({ tripPlanId: recordId(), trip: tripFacts.required() }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['ai-planning'],
  about: 'tripPlanId',
  personal: ['trip'],
})

/** An enquiry that came by a referral link was saved; ids only (D-14). */
export const ReferredTripPlanSubmitted = event('enquiry.referred-trip-plan.submitted', 1, {
  carries: object({
    tripPlanId: recordId(),
    submittedAt: string().required(),
    referredBy: string().required(),
  }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['referral'],
  about: 'tripPlanId',
})

/** Keeps a receipt of a visitor's cookie choice; receipts are added and never changed (CONS-07, CONS-09, D-03). */
export const RecordConsent = question('enquiry.consent.record', {
  takes: cookieConsentForm,
  gives: object({ receiptId: recordId(), recordedAt: string().required(), askAgainAt: string().required() }),
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})

/** Takes a request for a consultation (CONT-15). Safe to repeat with the same idempotency key. */
export const RequestConsultation = question('enquiry.consultation.request', {
  takes: sentForm(consultationForm),
  gives: object({ id: recordId(), reference: string().required() }),
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})

/** A request for a consultation was saved; the team is told and the person gets a receipt (CONT-14, CONT-15). */
export const ConsultationRequested = event('enquiry.consultation.requested', 2, {
  carries: object({
    consultationId: recordId(),
    reference: string().required(),
    requestedAt: string().required(),
    treatmentType: string().required(),
    communicationMethod: string().optional(),
    /** The slot with its zone; none means any time (D-62). */
    preferredTime: object({ slot: string().required(), zone: string().required() })
      .noUnknown()
      .optional()
      .default(undefined),
    /** None means any day. */
    preferredContactDate: string().optional(),
    personal: object({
      fullName: string().required(),
      email: string().required(),
      phoneNumber: string().required(),
      message: string().optional(),
    })
      .noUnknown()
      .required(),
    withholdMail: withholdMail(),
    consents: array(carriedConsent.required()).required().min(0),
  }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'consultationId',
  personal: [
    ...(['reference', 'treatmentType', 'communicationMethod', 'preferredTime', 'preferredContactDate'] as const),
    ...(['personal', 'consents'] as const),
  ],
})
