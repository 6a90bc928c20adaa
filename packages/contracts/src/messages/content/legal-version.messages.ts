import { array, number, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { legalDocumentSlugs } from '../../vocabulary/legal-versions.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import {
  changingErrors,
  publishAt,
  returnReason,
  savedPublication,
  seenRevision,
} from './publication-version.messages.js'
import { strictObject, text } from './publication.schemas.js'

const publish = { permission: 'legal:publish', maxAuthAgeSeconds: freshSignInS } as const

const seenDocument = () => ({
  key: string().oneOf(legalDocumentSlugs, 'Please choose a legal document').required('Please choose a legal document'),
  revision: seenRevision(),
})

/** Returns a version of a legal document to its author, with the reason. An approval ends with it. */
export const ReturnLegalVersion = defineRequest('content.legal-version.return', {
  access: publish,
  input: () => ({ ...seenDocument(), reason: returnReason() }),
  output: savedPublication,
  errors: changingErrors,
})

/** Cancels the schedule of a version of a legal document; it keeps its approval. */
export const CancelLegalVersionSchedule = defineRequest('content.legal-version.cancel-schedule', {
  access: publish,
  input: seenDocument,
  output: savedPublication,
  errors: changingErrors,
})

/** Approves a version of a legal document under review; none of its authors may. */
export const ApproveLegalVersion = defineRequest('content.legal-version.approve', {
  access: publish,
  input: seenDocument,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVER_IS_AUTHOR'],
})

/** Publishes an approved version of a legal document as the next one, dated in UTC; none of its authors may. */
export const PublishLegalVersion = defineRequest('content.legal-version.publish', {
  access: publish,
  input: seenDocument,
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED', 'APPROVER_IS_AUTHOR'],
})

/** Schedules an approved version of a legal document; none of its authors may. */
export const ScheduleLegalVersion = defineRequest('content.legal-version.schedule', {
  access: publish,
  input: () => ({ ...seenDocument(), publishAt: publishAt() }),
  output: savedPublication,
  errors: [...changingErrors, 'APPROVAL_NEEDED', 'APPROVER_IS_AUTHOR'],
})

/**
 * A legal document changed on the site. Carries the current version of each, which consumers store with the consents
 * they receive. A consumer compares times, because revisions start again after a restore.
 */
export const LegalVersionsChanged = defineEvent('content.legal-version.changed', 1, {
  payload: () => ({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    versions: array(strictObject({ document: text, version: text }).required())
      .required()
      .min(0),
  }),
  publisher: 'content',
  consumers: ['enquiry', 'notification', 'referral'],
  subjectKey: 'revision',
})
