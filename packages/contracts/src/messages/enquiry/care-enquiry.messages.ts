import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line, paragraph } from '../../forms/fields.js'
import {
  careMoves,
  careOutcomes,
  careViews,
  contactChannels,
  contactResults,
  enquiryKinds,
  maxWaitDays,
} from '../../vocabulary/care-enquiries.js'
import { pageAfter, pageSize, seenVersion, recordId } from '../common-fields.js'
import { careEnquiry, careEvent } from './care-enquiry.schemas.js'
import { carriedConsent } from './consent.messages.js'

const editErrors = ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED'] as const

const noteText = () => paragraph(4000)

/**
 * Lists a page of enquiries. Enquiries without a first reply are sorted by due
 * time, soon-to-be-erased ones by erasure date, all others newest first.
 */
export const ListCareEnquiries = defineRequest('enquiry.care-enquiry.list', {
  access: { permission: 'enquiry:read' },
  input: () => ({
    show: string().oneOf(careViews, 'Please choose which enquiries').default('due'),
    /** Only enquiries assigned to the caller. */
    mine: boolean().default(false),
    unclaimed: boolean().default(false),
    kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
    /** Only enquiries without a reply after 24 hours. */
    overdue: boolean().default(false),
    /**
     * A reference, a name, an email address or a telephone number as people write them, or the beginning of one. It
     * searches all enquiries and ignores the other filters.
     */
    search: line(100),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    enquiries: array(careEnquiry.required()).required(),
    next: string().optional(),
    /** Whether the search returned only some of the matches, so that the user should refine it. */
    isPartial: boolean().default(false),
  }),
  idempotent: true,
  recordsOfPeople: 'enquiries',
})

const count = () => number().integer().min(0).required()

/** Counts enquiries that need work, each count up to 100 (GEN-07, D-51). */
export const CountCareEnquiries = defineRequest('enquiry.care-enquiry.count', {
  access: { permission: 'enquiry:read' },
  output: () => ({
    /** Enquiries without a first reply. */
    due: count(),
    /** Subsets of `due`: past 24 hours; due within four hours; and unclaimed. */
    late: count(),
    soon: count(),
    unclaimed: count(),
    /** Enquiries whose reply was not delivered. */
    undelivered: count(),
    /** Open enquiries whose plan was returned. */
    plansReturned: count(),
    /** Open enquiries whose patient decided about a plan or asked about it. */
    plansDecided: count(),
    /** Enquiries closed as spam, duplicate or test within the last day; a lead can reopen them. */
    setAside: count(),
    /** Enquiries to be erased within a month. */
    dueForErasure: count(),
    /** Open enquiries assigned to the caller. */
    mine: count(),
    /** Enquiries with a message that nobody has read, or that waits for a reply. */
    newMessages: count(),
  }),
  idempotent: true,
})

/** Returns the references of enquiries; omits erased ones and those that were never listed. */
export const ListCareReferences = defineRequest('enquiry.care-enquiry.list-references', {
  access: { permission: 'enquiry:read' },
  input: () => ({
    enquiryIds: array(recordId()).max(100, 'Please ask for at most 100').required('Please give the ids'),
  }),
  output: () => ({
    enquiries: array(careEnquiry.pick(['id', 'reference', 'dueAt', 'answeredAt']).required()).required(),
  }),
  idempotent: true,
})

/** Resolves enquiry IDs of the audit trail to references, or a reference to its ID; returns no other data. */
export const NameAuditedEnquiries = defineRequest('enquiry.care-enquiry.name-audited', {
  access: { permission: 'audit:read' },
  input: () => ({
    enquiryIds: array(recordId()).max(100, 'Please ask for at most 100').default([]),
    reference: line(100),
  }),
  output: () => ({ enquiries: array(careEnquiry.pick(['id', 'reference']).required()).required() }),
  idempotent: true,
})

/** Reads one enquiry: its person, their message, and its events, newest first. */
export const ReadCareEnquiry = defineRequest('enquiry.care-enquiry.read', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId(), eventsAfter: pageAfter() }),
  output: () => ({
    enquiry: careEnquiry.required(),
    /** Absent when the caller may not see personal data. */
    personal: object({
      email: string().required(),
      phoneNumber: string().optional(),
      timeZone: string().optional(),
      /** Values filled in, by the names of the form's fields. */
      facts: array(object({ name: string().required(), value: string().required() }).required()).required(),
    })
      .optional()
      .default(undefined),
    consents: array(carriedConsent.required()).required(),
    /** Enquiries that were merged into it. */
    merged: array(
      object({
        enquiryId: recordId(),
        reference: string().required(),
        version: number().integer().required(),
        mergedAt: string().required(),
        /** ID of the staff member who merged it. */
        mergedById: string().required(),
      }).required(),
    ).required(),
    events: array(careEvent.required()).required(),
    nextEvents: string().optional(),
  }),
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
  recordsOfPeople: 'enquiry',
})

const changed = object({ enquiryId: recordId(), version: number().integer().required() })
const editRequest = { access: { permission: 'enquiry:work' }, output: () => changed, errors: editErrors } as const

/**
 * Claims an enquiry for half an hour; work on it renews the claim. Another person's active claim is replaced only with
 * `takeOver`.
 */
export const ClaimCareEnquiry = defineRequest('enquiry.care-enquiry.claim', {
  ...editRequest,
  input: () => ({ enquiryId: recordId(), version: seenVersion(), takeOver: boolean().default(false) }),
})

/**
 * Claims the unclaimed enquiry with the least time left; an expired claim counts as none. Each enquiry goes to one
 * person.
 */
export const ClaimNextCareEnquiry = defineRequest('enquiry.care-enquiry.claim-next', {
  access: { permission: 'enquiry:work' },
  /** Without an ID when no unclaimed enquiry is waiting. */
  output: () => ({ enquiryId: string().optional() }),
})

/** Releases an enquiry, so that any staff member may claim it. */
export const ReleaseCareEnquiry = defineRequest('enquiry.care-enquiry.release', {
  ...editRequest,
  input: () => ({ enquiryId: recordId(), version: seenVersion() }),
})

/** Assigns an enquiry to a member of the team. */
export const AssignCareEnquiry = defineRequest('enquiry.care-enquiry.assign', {
  ...editRequest,
  access: { permission: 'enquiry:assign' },
  input: () => ({ enquiryId: recordId(), version: seenVersion(), staffId: recordId() }),
})

/** Writes a note for the team. */
export const AddCareNote = defineRequest('enquiry.care-enquiry.add-note', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    enquiryId: recordId(),
    note: noteText().required('Please write the note'),
  }),
  output: () => changed,
  errors: ['ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT'],
})

/** Logs a contact attempt; reaching the person fulfills the reply promise, an attempt does not (GEN-07). */
export const LogCareContact = defineRequest('enquiry.care-enquiry.log-contact', {
  ...editRequest,
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    channel: string().oneOf(contactChannels, 'Please choose how').required('Please choose how'),
    result: string()
      .oneOf(contactResults, 'Please say whether you reached them')
      .required('Please say whether you reached them'),
    note: noteText(),
  }),
})

/** Sets an enquiry to waiting for the patient, or back to open, even after it was closed. */
export const SetEnquiryStatus = defineRequest('enquiry.care-enquiry.set-status', {
  ...editRequest,
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    to: string().oneOf(careMoves, 'Please choose open or waiting').required(),
    /** With `waiting`: number of days after which the enquiry is reopened automatically. */
    snoozeDays: number()
      .integer('Please give whole days')
      .min(1, 'Please wait at least a day')
      .max(maxWaitDays, `Please wait at most ${maxWaitDays} days`)
      .optional(),
  }),
})

/** Closes an enquiry with an outcome. */
export const CloseCareEnquiry = defineRequest('enquiry.care-enquiry.close', {
  ...editRequest,
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    outcome: string().oneOf(careOutcomes, 'Please choose an outcome').required('Please choose an outcome'),
    /** Reference of the original enquiry; required for the outcome `duplicate` and invalid otherwise. */
    duplicateOf: line(40),
    reason: noteText(),
  }),
})

/** An enquiry was received or changed; open desk pages refetch it. */
export const CareEnquiryChanged = defineEvent('enquiry.care-enquiry.changed', 1, {
  payload: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  publisher: 'enquiry',
  consumers: [],
  broadcastTo: ['gateway'],
  causedBy: [
    'notification.reply.status-changed',
    'notification.message.received',
    'notification.attachment.settled',
    'notification.delivery.reported',
    'ai-planning.care-plan.approved',
    'ai-planning.care-plan-state.changed',
    'ai-planning.erasure.finished',
    'notification.erasure.finished',
    'referral.erasure.finished',
  ],
  subjectKey: 'enquiryId',
})
