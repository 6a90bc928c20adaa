import { array, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { uploadId } from '../../forms/ambassador-application.form.js'
import { paragraph } from '../../forms/fields.js'
import { linkToken } from '../../forms/link-token.js'
import { documentKinds } from '../../vocabulary/application-review.js'
import { recordId } from '../common-fields.js'

const kinds = () => array(string().oneOf(documentKinds, 'Please choose a document').required()).required()

/**
 * Requests documents from an applicant again. The applicant is mailed a link for uploading them without an account
 * (AMB-13).
 */
export const RequestDocuments = defineRequest('referral.document-request.create', {
  access: { permission: 'ambassador:decide' },
  input: () => ({
    applicationId: recordId(),
    kinds: kinds().min(1, 'Please choose a document').max(documentKinds.length, 'Please choose each document once'),
    reason: paragraph().required('Please give a reason'),
  }),
  output: () => ({ applicationId: recordId() }),
  errors: ['APPLICATION_UNKNOWN', 'APPLICATION_DECIDED'],
})

/**
 * Reads the documents requested by the link of a mail; absent when the link is unknown or expired. Reading changes
 * nothing.
 */
export const ReadDocumentRequest = defineRequest('referral.document-request.read', {
  access: 'anyone',
  input: () => ({ token: linkToken() }),
  output: () => ({
    request: object({ kinds: kinds(), expiresAt: string().required() }).optional().default(undefined),
  }),
  idempotent: true,
})

/** Submits the requested documents, as previously uploaded files; they replace the earlier ones. */
export const SubmitRequestedDocuments = defineRequest('referral.document-request.submit', {
  access: 'anyone',
  input: () => ({ token: linkToken(), identityDocument: uploadId(), tourGuideLicense: uploadId() }),
  output: () => ({ reference: string().required() }),
  errors: ['DOCUMENT_LINK_INVALID'],
})

/** A reviewer requested documents again (D-43). */
export const DocumentsRequested = defineEvent('referral.document-request.created', 1, {
  payload: () => ({
    applicationId: recordId(),
    reference: string().required(),
    kinds: kinds(),
    reason: string().required(),
    /** Secret of the link; the service stores only its digest. */
    token: string().required(),
    expiresAt: string().required(),
    personal: object({ fullName: string().required(), email: string().required() }).noUnknown().required(),
  }),
  publisher: 'referral',
  consumers: ['notification'],
  subjectKey: 'applicationId',
  personalFields: ['reference', 'kinds', 'reason', 'token', 'personal'],
})
