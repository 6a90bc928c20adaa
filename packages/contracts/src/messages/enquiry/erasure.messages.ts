import { array, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { erasingServices, erasureReasons, noticeStates, staffErasureReasons } from '../../vocabulary/erasures.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, seenVersion, recordId } from '../common-fields.js'

const reading = ['ENQUIRY_UNKNOWN'] as const

/** Progress of an erasure; it contains no personal data. */
const erasure = () =>
  object({
    enquiryId: recordId(),
    kind: string().oneOf(enquiryKinds).required(),
    reason: string().oneOf(erasureReasons).required(),
    startedAt: string().required(),
    /** ID of the staff member who requested it; absent when the retention period ended. */
    startedBy: string().optional(),
    /** Mail that informs the person; absent when they did not request the erasure themselves. */
    notice: object({ state: string().oneOf(noticeStates).required(), at: string().optional() })
      .optional()
      .default(undefined),
    /** Each service that stored data, with the time at which all of it was erased. */
    services: array(
      object({ service: string().oneOf(erasingServices).required(), finishedAt: string().optional() }).required(),
    ).required(),
  })

/**
 * Permanently erases an enquiry in every service (LEGAL-05). The caller retypes the reference, so that no other enquiry
 * is erased by mistake.
 */
export const StartErasure = defineRequest('enquiry.erasure.start', {
  access: { permission: 'enquiry:erase', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    reference: line(40).required('Please type the reference'),
    reason: string()
      .oneOf(staffErasureReasons, 'Please choose why it is erased')
      .required('Please choose why it is erased'),
  }),
  output: () => erasure(),
  errors: [...reading, 'CHANGED_MEANWHILE'],
})

export const ReadErasure = defineRequest('enquiry.erasure.read', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId() }),
  output: () => erasure(),
  errors: reading,
  idempotent: true,
})

/** Lists erasures, newest first; they contain no personal data. */
export const ListErasures = defineRequest('enquiry.erasure.list', {
  access: { permission: 'enquiry:read' },
  input: () => ({ first: pageSize(), after: pageAfter() }),
  output: () => ({ erasures: array(erasure().required()).required(), next: string().optional() }),
  idempotent: true,
  recordsOfPeople: 'erasures',
})

/** All data of an enquiry must be erased wherever it is stored, and later events of it are ignored. */
export const ErasureStarted = defineEvent('enquiry.erasure.started', 1, {
  payload: () => ({
    enquiryId: recordId(),
    kind: string().oneOf(enquiryKinds).required(),
    reason: string().oneOf(erasureReasons).required(),
    startedAt: string().required(),
    /** Ids of the enquiry and its replies, which its rows and messages may carry. */
    recordIds: array(recordId()).min(1).required(),
  }),
  publisher: 'enquiry',
  consumers: ['ai-planning', 'notification', 'referral'],
  subjectKey: 'enquiryId',
})

/**
 * One mail must inform the person that their enquiry is erased, because they requested it. The event has a separate ID,
 * because consumers ignore events of an erased enquiry. All data under that ID is also erased once the mail is sent or
 * abandoned.
 */
export const ErasureNoticeRequested = defineEvent('enquiry.erasure-notice.requested', 1, {
  payload: () => ({
    noticeId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    erasedAt: string().required(),
    reference: string().required(),
    fullName: string().required(),
    email: string().required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'noticeId',
  personalFields: ['reference', 'fullName', 'email'],
})
