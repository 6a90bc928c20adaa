import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { ambassadorApplicationForm } from '../../forms/ambassador-application.form.js'
import { paragraph } from '../../forms/fields.js'
import { applicationStatuses, documentKinds, documentStates } from '../../vocabulary/application-review.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { legalVersionsShown, pageAfter, pageSize, recordId, sentForm, withholdMail } from '../common-fields.js'

/** Submits an application to become an ambassador (AMB-26, D-40). Safe to repeat with the same idempotency key. */
export const SubmitAmbassadorApplication = defineRequest('referral.ambassador-application.submit', {
  access: 'anyone',
  input: () => sentForm(ambassadorApplicationForm).shape({ legalVersions: legalVersionsShown() }),
  output: () => ({ id: recordId(), reference: string().required() }),
  errors: ['IDEMPOTENCY_CONFLICT'],
})

/** Fields that identify or reach an applicant. */
const applicant = object({
  fullName: string().required(),
  email: string().required(),
  phoneNumber: string().required(),
  additionalNotes: string().optional(),
  /** All but the last characters of the number are dots; the number itself never leaves the service (S13). */
  idNumberMasked: string().required(),
}).noUnknown()

/** An application was stored and waits for a review (AMB-26). */
export const AmbassadorApplicationSubmitted = defineEvent('referral.ambassador-application.submitted', 1, {
  payload: () => ({
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
    /** Kinds of the submitted documents; their content is not included. */
    documents: array(string().required()).required().min(0),
    withholdMail: withholdMail(),
    personal: applicant.required(),
  }),
  publisher: 'referral',
  consumers: ['notification'],
  subjectKey: 'applicationId',
  personalFields: [
    'reference',
    'applicantType',
    'languages',
    'city',
    'idType',
    'touristsPerMonth',
    'hasMedicalExperience',
    'wantsPromotionalMaterial',
    'documents',
    'personal',
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
export const AmbassadorApplicationApproved = defineEvent('referral.ambassador-application.approved', 1, {
  payload: () => ({ ...decided, code: string().required() }),
  publisher: 'referral',
  consumers: ['notification'],
  subjectKey: 'applicationId',
  personalFields: ['reference', 'applicantType', 'personal', 'code'],
})

/** An application was rejected; the applicant receives the reason (D-43). */
export const AmbassadorApplicationRejected = defineEvent('referral.ambassador-application.rejected', 1, {
  payload: () => ({ ...decided, reason: string().required() }),
  publisher: 'referral',
  consumers: ['notification'],
  subjectKey: 'applicationId',
  personalFields: ['reference', 'applicantType', 'personal', 'reason'],
})

/** An application was received or decided; open pages of the desk refetch. */
export const AmbassadorApplicationChanged = defineEvent('referral.ambassador-application.changed', 1, {
  payload: () => ({ applicationId: recordId() }),
  publisher: 'referral',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'applicationId',
})

const deciding = ['APPLICATION_UNKNOWN', 'APPLICATION_DECIDED'] as const

/** An application as shown in the review queue; the applicant is absent when the caller may not see them. */
const listedApplication = object({
  id: recordId(),
  reference: string().required(),
  status: string().oneOf(applicationStatuses).required(),
  applicantType: string().required(),
  city: string().required(),
  languages: string().required(),
  submittedAt: string().required(),
  decidedAt: string().optional(),
  /** ID of the staff member who decided. */
  decidedBy: string().optional(),
  fullName: string().optional(),
})

/** A page of applications: those that wait for a decision oldest first, those that were decided newest first. */
export const ListAmbassadorApplications = defineRequest('referral.ambassador-application.list', {
  access: { permission: 'ambassador:read' },
  input: () => ({
    status: string().oneOf(applicationStatuses, 'Please choose which applications').default('pending'),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({ applications: array(listedApplication.required()).required(), next: string().optional() }),
  idempotent: true,
  recordsOfPeople: 'applications',
})

/**
 * Reads one application for its review (D-43). The number of the identity document is masked for every caller (D-42).
 */
export const ReadAmbassadorApplication = defineRequest('referral.ambassador-application.read', {
  access: { permission: 'ambassador:read' },
  input: () => ({ applicationId: recordId() }),
  output: () => ({
    application: listedApplication.required(),
    idType: string().required(),
    touristsPerMonth: string().required(),
    hasMedicalExperience: boolean().required(),
    wantsPromotionalMaterial: boolean().required(),
    documents: array(
      object({
        kind: string().oneOf(documentKinds).required(),
        state: string().oneOf(documentStates).required(),
      }).required(),
    ).required(),
    /** Requests for further documents, oldest first. */
    requests: array(
      object({
        kinds: array(string().oneOf(documentKinds).required()).required(),
        reason: string().required(),
        requestedAt: string().required(),
        /** ID of the staff member who requested them. */
        requestedBy: string().required(),
        expiresAt: string().required(),
        answeredAt: string().optional(),
      }).required(),
    ).required(),
    /** Time at which the documents and the number are deleted; absent before the decision (O-7). */
    documentsDeletedAt: string().optional(),
    referralCode: string().optional(),
    rejectionReason: string().optional(),
    /** Absent when the caller may not see the applicant. */
    personal: object({
      email: string().required(),
      phoneNumber: string().optional(),
      additionalNotes: string().optional(),
      /** Empty after the retention period. */
      idNumberMasked: string().defined(),
      /** Number of other applications and codes with the same address; a hint for reviewers, not a verdict. */
      sameAddress: number().integer().required(),
    })
      .optional()
      .default(undefined),
  }),
  errors: ['APPLICATION_UNKNOWN'],
  idempotent: true,
  recordsOfPeople: 'application',
})

/** Approves an application: issues a referral code and notifies the new ambassador (AMB-27, D-43, REF-06). */
export const ApproveAmbassadorApplication = defineRequest('referral.ambassador-application.approve', {
  access: { permission: 'ambassador:decide' },
  input: () => ({ applicationId: recordId() }),
  output: () => ({ applicationId: recordId(), code: string().required() }),
  errors: deciding,
})

/** Rejects an application with a reason that is mailed to the applicant (AMB-27, D-43). */
export const RejectAmbassadorApplication = defineRequest('referral.ambassador-application.reject', {
  access: { permission: 'ambassador:decide' },
  input: () => ({
    applicationId: recordId(),
    reason: paragraph().required('Please give a reason'),
  }),
  output: () => ({ applicationId: recordId() }),
  errors: deciding,
})

/**
 * Opens an application's document for a staff member with a fresh sign-in, and records the access (D-42). Returns
 * permission to fetch the file part by part, encrypted as stored; absent when the file does not exist or was deleted.
 */
export const OpenApplicationDocument = defineRequest('referral.ambassador-application.open-document', {
  access: { permission: 'ambassador:read-document', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    applicationId: recordId(),
    kind: string().oneOf(documentKinds, 'Please choose a document').required('Please choose a document'),
  }),
  output: () => ({
    opened: object({
      openingId: recordId(),
      /** Id to which the encrypted file is bound. */
      uploadId: recordId(),
      /** Size of the encrypted file in bytes. */
      bytes: number().integer().required(),
    })
      .optional()
      .default(undefined),
  }),
  errors: ['APPLICATION_UNKNOWN'],
})

/** As base64 in JSON a part has 0.7 MB; the bus allows 1 MB per message. */
export const documentChunkBytes = 512 * 1024

/** A part of a document that the same session of the same person opened a moment ago. */
export const ReadDocumentChunk = defineRequest('referral.ambassador-application.read-document-chunk', {
  access: { permission: 'ambassador:read-document', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    openingId: recordId(),
    from: number()
      .integer()
      .min(0)
      .max(1024 ** 3)
      .required(),
  }),
  output: () => ({
    /** At most `documentChunkBytes` of the encrypted file as base64; absent when the permission has expired. */
    part: string().optional(),
  }),
  idempotent: true,
})
