import { array, boolean, object, string } from 'yup'

import { event, question } from '../define.js'
import { ambassadorApplicationForm } from '../forms/ambassador-application.form.js'
import { longestReferralPath, referralTypes } from '../forms/referral-id.form.js'
import { recordId } from './record-id.js'
import { sentForm, withholdMail } from './withhold-mail.js'

const optionalText = (longest: number) =>
  string()
    .transform((value: unknown) => value ?? undefined)
    .max(longest, `Please use at most ${longest} characters`)

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value))
const instantSentence = 'sessionVisitAt must be a moment such as 2026-11-21T09:00:00.000Z'

/**
 * Takes a visitor's referral link: reads it, finds who it belongs to, counts the visit by the rules and says what the
 * page shall say; one round trip (REF-13..19, REF-45..50, D-07..D-11). Asking again is safe: the windows count once.
 */
export const ProcessReferral = question('referral.visit.process', {
  takes: object({
    /** The path of the link as the browser shows it; or else `id` and `type`. */
    path: optionalText(longestReferralPath),
    id: optionalText(longestReferralPath),
    type: string()
      .transform((value: unknown) => value ?? undefined)
      .oneOf([...referralTypes, undefined], 'type must be general or tour-guide'),
    /** When this browser session last recorded a visit for this id: the `processedAt` of that answer (REF-16). */
    sessionVisitAt: optionalText(40).test(
      'instant',
      instantSentence,
      (value) => value === undefined || isInstant(value),
    ),
    /** Said by the gateway: false when whoever asks has brought in enough ids that nobody gave out (D-07, S20). */
    mayCreate: boolean().optional(),
  }).noUnknown(),
  gives: object({
    /** True for the page /refer without a code, for which nothing is stored (D-10). */
    isTest: boolean().required(),
    referralId: string().optional(),
    referralType: string().oneOf(referralTypes).required(),
    /** What the public may know of the referrer (D-11). */
    referrerName: string().optional(),
    /** False when a window held; the person need not know. */
    visitRecorded: boolean().required(),
    processedAt: string().required(),
    /** True when an id that nobody gave out was seen for the first time and is kept now; not for the page. */
    isNew: boolean().required(),
  }),
  mayFail: [
    'INPUT_INVALID',
    'REFERRAL_LINK_INVALID',
    'REFERRAL_CODE_UNKNOWN',
    'REFERRAL_CODE_INACTIVE',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ],
  repeatable: true,
})

/** Takes an application to become an ambassador (AMB-26, D-40). Safe to repeat with the same idempotency key. */
export const SubmitAmbassadorApplication = question('referral.ambassador-application.submit', {
  takes: sentForm(ambassadorApplicationForm),
  gives: object({ id: recordId(), reference: string().required() }),
  mayFail: ['INPUT_INVALID', 'IDEMPOTENCY_CONFLICT', 'UNAVAILABLE'],
})

/** What names or reaches an applicant. */
const applicant = object({
  fullName: string().required(),
  email: string().required(),
  phoneNumber: string().required(),
  additionalNotes: string().optional(),
  /** All but the last characters of the number are dots; the number itself never leaves the service (S13). */
  idNumberMasked: string().required(),
}).noUnknown()

/** An application was stored and waits for a review (AMB-26). */
export const AmbassadorApplicationSubmitted = event('referral.ambassador-application.submitted', 2, {
  carries: object({
    applicationId: recordId(),
    reference: string().required(),
    submittedAt: string().required(),
    applicantType: string().required(),
    languages: string().required(),
    city: string().required(),
    idType: string().required(),
    touristsPerMonth: string().required(),
    hasMedicalExperience: boolean().required(),
    wantsPromotionalMaterial: boolean().required(),
    /** Which documents came with it; what is in them is said to nobody. */
    documents: array(string().required()).required().min(0),
    withholdMail: withholdMail(),
    personal: applicant.required(),
  }).noUnknown(),
  saidBy: 'referral',
  heardBy: ['notification'],
  about: 'applicationId',
  personal: [
    ...(['reference', 'applicantType', 'languages', 'city', 'idType', 'touristsPerMonth'] as const),
    ...(['hasMedicalExperience', 'wantsPromotionalMaterial', 'documents', 'personal'] as const),
  ],
})

const decided = {
  applicationId: recordId(),
  reference: string().required(),
  decidedAt: string().required(),
  applicantType: string().required(),
  personal: object({ fullName: string().required(), email: string().required() }).noUnknown().required(),
}

/** An applicant became an ambassador and has a code (D-43). */
export const AmbassadorApplicationApproved = event('referral.ambassador-application.approved', 2, {
  carries: object({ ...decided, code: string().required() }).noUnknown(),
  saidBy: 'referral',
  heardBy: ['notification'],
  about: 'applicationId',
  personal: ['reference', 'applicantType', 'personal', 'code'],
})

/** An application was turned down, for a reason the applicant is told (D-43). */
export const AmbassadorApplicationRejected = event('referral.ambassador-application.rejected', 2, {
  carries: object({ ...decided, reason: string().required() }).noUnknown(),
  saidBy: 'referral',
  heardBy: ['notification'],
  about: 'applicationId',
  personal: ['reference', 'applicantType', 'personal', 'reason'],
})
