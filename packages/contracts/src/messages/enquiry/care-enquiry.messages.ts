import { array, boolean, number, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { careAnswerStates } from '../../vocabulary/care-answers.js'
import {
  careEventKinds,
  careOutcomes,
  careStates,
  careViews,
  contactChannels,
  contactResults,
  enquiryKinds,
} from '../../vocabulary/care-enquiries.js'
import { pageAfter, pageSize } from '../asked-page.js'
import { recordId } from '../record-id.js'

const reading = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const

/** An enquiry as the list shows it. Who asks and for what is missing for whoever may not see it. */
const careEnquiry = object({
  id: recordId(),
  reference: string().required(),
  kind: string().oneOf(enquiryKinds).required(),
  state: string().oneOf(careStates).required(),
  outcome: string().oneOf(careOutcomes).optional(),
  version: number().integer().required(),
  submittedAt: string().required(),
  /** When the promised 24 hours are over. */
  dueAt: string().required(),
  /** When a person was reached first; none while the promise runs. */
  answeredAt: string().optional(),
  lastActivityAt: string().required(),
  /** When the platform erases it if nothing happens before; only within the month before that (O-7). */
  erasedFrom: string().optional(),
  /** Who has it, by their id. */
  assigneeId: string().optional(),
  /** Until when their claim lasts. */
  claimedUntil: string().optional(),
  /** When it is opened again by itself if the patient does not write before. */
  wakesAt: string().optional(),
  isReferred: boolean().required(),
  /** Whether an answer did not arrive and nothing that did has followed. */
  hasMailProblem: boolean().required(),
  fullName: string().optional(),
  treatmentType: string().optional(),
  procedure: string().optional(),
  country: string().optional(),
})

/**
 * A page of enquiries: those that wait for their first answer by the time that is left, those that are erased soon by the
 * day, all others newest first.
 */
export const ListCareEnquiries = question('enquiry.care-enquiry.list', {
  access: { may: 'enquiry:read' },
  takes: object({
    show: string().oneOf(careViews, 'Please choose which enquiries').default('due'),
    /** Those of whoever asks. */
    mine: boolean().default(false),
    unclaimed: boolean().default(false),
    kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
    /** Only those whose 24 hours are over. */
    overdue: boolean().default(false),
    /** A reference, a name, an e-mail address or a telephone number, or how one of them begins. */
    search: string().trim().max(100, 'Please search for at most 100 characters').optional(),
    first: pageSize(),
    after: pageAfter(),
  }).noUnknown(),
  gives: object({
    enquiries: array(careEnquiry.required()).required(),
    next: string().optional(),
    /** Whether a search took only some of many that fit, so that another word finds more. */
    isPartial: boolean().default(false),
  }),
  mayFail: reading,
  repeatable: true,
})

const count = () => number().integer().min(0).required()

/** How many enquiries wait for something, counted to a hundred at most each (GEN-07, D-51). */
export const CountCareEnquiries = question('enquiry.care-enquiry.count', {
  access: { may: 'enquiry:read' },
  takes: object({}).noUnknown(),
  gives: object({
    /** Those that wait for their first answer. */
    due: count(),
    /** Of those, whose 24 hours are over; end within four hours; and that nobody has. */
    late: count(),
    soon: count(),
    unclaimed: count(),
    /** Those whose answer did not arrive. */
    undelivered: count(),
    /** Those that the platform erases within a month. */
    erasedSoon: count(),
    /** Those of whoever asks that are open. */
    mine: count(),
  }),
  mayFail: reading,
  repeatable: true,
})

/** One thing that happened to an enquiry. */
const careEvent = object({
  id: recordId(),
  at: string().required(),
  kind: string().oneOf(careEventKinds).required(),
  /** Who did it; none where nobody of the team did. */
  actorId: string().optional(),
  channel: string().oneOf(contactChannels).optional(),
  result: string().oneOf(contactResults).optional(),
  outcome: string().oneOf(careOutcomes).optional(),
  /** To whom it was given. */
  assigneeId: string().optional(),
  /** A note, or what was said; missing for whoever may not see it. */
  words: string().optional(),
  /** The answer of an `answered` line, as it is now. */
  answer: object({
    id: recordId(),
    state: string().oneOf(careAnswerStates).required(),
    template: string().required(),
    /** Which version of the template it was written by, and what that version was called; none of plans. */
    templateVersion: number().integer().optional(),
    templateName: string().optional(),
    /** Until when it can be taken back. */
    waitingUntil: string().required(),
    /** When the mail server took it. */
    sentAt: string().optional(),
    /** Why it was not taken, as an SMTP reply code or an error's name, and when it is tried again. */
    code: string().optional(),
    nextTryAt: string().optional(),
    /** Missing for whoever may not see it. */
    subject: string().optional(),
    words: string().optional(),
  })
    .optional()
    .default(undefined),
})

/** The references of some enquiries; whatever has ended, or was never listed, is missing. */
export const ListCareReferences = question('enquiry.care-enquiry.list-references', {
  access: { may: 'enquiry:read' },
  takes: object({
    enquiryIds: array(recordId()).max(100, 'Please ask for at most 100').required('Please give the ids'),
  }).noUnknown(),
  gives: object({
    enquiries: array(careEnquiry.pick(['id', 'reference', 'dueAt', 'answeredAt']).required()).required(),
  }),
  mayFail: reading,
  repeatable: true,
})

/** One enquiry: who asks, what they wrote, and what has happened since, newest first. */
export const ReadCareEnquiry = question('enquiry.care-enquiry.read', {
  access: { may: 'enquiry:read' },
  takes: object({ enquiryId: recordId(), eventsAfter: pageAfter() }).noUnknown(),
  gives: object({
    enquiry: careEnquiry.required(),
    /** Missing for whoever may not see who asks. */
    personal: object({
      email: string().required(),
      phoneNumber: string().optional(),
      timeZone: string().optional(),
      /** What they filled in, by the names of the form's fields. */
      facts: array(object({ name: string().required(), value: string().required() }).required()).required(),
    })
      .optional()
      .default(undefined),
    consents: array(object({ purpose: string().required(), givenAt: string().required() }).required()).required(),
    events: array(careEvent.required()).required(),
    nextEvents: string().optional(),
  }),
  mayFail: [...reading, 'ENQUIRY_UNKNOWN'],
  repeatable: true,
})

/** An enquiry came in or is not what it was; open pages of the desk ask again (ADR 78). */
export const CareEnquiryChanged = event('enquiry.care-enquiry.changed', 1, {
  carries: object({ enquiryId: recordId(), version: number().integer().required() }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: [],
  watchedBy: ['gateway'],
  because: [
    'notification.care-answer.progressed',
    'ai-planning.care-plan.approved',
    ...['ai-planning.erasure.finished', 'notification.erasure.finished', 'referral.erasure.finished'],
  ],
  about: 'enquiryId',
})
