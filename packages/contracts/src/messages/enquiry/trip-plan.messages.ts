import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { tripPlanForm, type TripPlanForm } from '../../forms/trip-plan.form.js'
import { legalVersionsShown, recordId, sentForm, withholdMail } from '../common-fields.js'
import { carriedConsent, requestToken, withdrawalToken } from './consent.messages.js'

/** Confirmation kept by the person: the record's ID and the reference that they can quote (TRIP-27, TRIP-63). */
export const tripPlanReceipt = object({
  id: recordId(),
  reference: string().required(),
})

/** Saves a trip-plan enquiry (TRIP-63). Safe to repeat with the same idempotency key. */
export const SubmitTripPlan = defineRequest('enquiry.trip-plan.submit', {
  access: 'anyone',
  input: () =>
    sentForm(tripPlanForm).shape({ legalVersions: legalVersionsShown(), syntheticSignature: syntheticSignature() }),
  output: () => tripPlanReceipt,
  errors: ['IDEMPOTENCY_CONFLICT', 'PLANNER_PAUSED'],
})

/** Facts from which a plan is made; they contain no personal data. */
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

/** Fields that identify or reach a person, and free text that may contain their name. */
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
  timeZone: string().optional(),
}).noUnknown()

// Compile-time proof that no submitted field is lost between the form and the event (boxes travel as `consents`).
type Carried =
  | keyof typeof tripFacts.fields
  | keyof typeof tripPersonal.fields
  | 'referredBy'
  | 'consentGiven'
  | 'planDraftConsentGiven'
type Lost = Exclude<keyof TripPlanForm, Carried>
type Nothing<T extends never> = T
export type NoneLost = Nothing<Lost>

/** A trip-plan enquiry was saved; carries the data of the mails to the care team and the patient (PIPE-02). */
export const TripPlanSubmitted = defineEvent('enquiry.trip-plan.submitted', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    reference: string().required(),
    submittedAt: string().required(),
    trip: tripFacts.required(),
    personal: tripPersonal.required(),
    /** ID of the person's referral link, if they consented to sending it (D-14). */
    referredBy: string().optional(),
    /** Name of the partner that submitted it for the person; absent when the person did. */
    submittedByPartner: string().optional(),
    withholdMail: withholdMail(),
    withdrawalToken: withdrawalToken(),
    requestToken: requestToken(),
    /** True when the person did not allow a draft: no plan will follow (D-66). */
    withholdDraft: boolean().optional(),
    /**
     * True for a synthetic journey of our operators: no person expects a reply, and both mails go to the journey's
     * own address.
     */
    synthetic: boolean().optional(),
    /** Consents given by the person. */
    consents: array(carriedConsent.required()).required().min(0),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'tripPlanId',
  personalFields: ['reference', 'trip', 'personal', 'referredBy', 'withdrawalToken', 'requestToken', 'consents'],
})

/** An enquiry that came through a referral link was saved; IDs only (D-14). */
export const ReferredTripPlanSubmitted = defineEvent('enquiry.referred-trip-plan.submitted', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    submittedAt: string().required(),
    referredBy: string().required(),
  }),
  publisher: 'enquiry',
  consumers: ['referral'],
  subjectKey: 'tripPlanId',
})

/** Message for a request that carries the synthetic mark without our key. */
export const syntheticSignatureRejected =
  'This marker is reserved for internal test traffic. Please send the enquiry without it'

/** Signature that identifies a synthetic journey; the service verifies it, not the gateway. */
export const syntheticSignature = () => string().max(200, syntheticSignatureRejected).optional()
