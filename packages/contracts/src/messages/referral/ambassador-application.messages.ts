import { array, boolean, object, string } from 'yup'

import { event, question } from '../../define.js'
import { ambassadorApplicationForm } from '../../forms/ambassador-application.form.js'
import { recordId } from '../record-id.js'
import { sentForm, withholdMail } from '../withhold-mail.js'

/** Takes an application to become an ambassador (AMB-26, D-40). Safe to repeat with the same idempotency key. */
export const SubmitAmbassadorApplication = question('referral.ambassador-application.submit', {
  access: 'anyone',
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
