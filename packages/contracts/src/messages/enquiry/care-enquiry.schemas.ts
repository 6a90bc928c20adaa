import { boolean, number, object, string } from 'yup'

import { replyStates } from '../../vocabulary/replies.js'
import {
  careEventKinds,
  careOutcomes,
  careStates,
  contactChannels,
  contactResults,
  enquiryKinds,
} from '../../vocabulary/care-enquiries.js'
import { carePlanStates } from '../../vocabulary/care-plans.js'
import { recordId } from '../common-fields.js'

/** An enquiry as shown in the list. The person and their request are absent when the caller may not see them. */
export const careEnquiry = object({
  id: recordId(),
  reference: string().required(),
  kind: string().oneOf(enquiryKinds).required(),
  state: string().oneOf(careStates).required(),
  outcome: string().oneOf(careOutcomes).optional(),
  /** The reference of the enquiry that this one repeats, of a duplicate. */
  duplicateOf: string().optional(),
  version: number().integer().required(),
  submittedAt: string().required(),
  /** When the promised 24 hours are over. */
  dueAt: string().required(),
  /** When a person was reached first; none while the promise runs. */
  answeredAt: string().optional(),
  lastActivityAt: string().required(),
  /** When the platform erases it if nothing happens before; only within the month before that (O-7). */
  scheduledErasureAt: string().optional(),
  /** ID of the assigned staff member. */
  assigneeId: string().optional(),
  /** Until when their claim lasts. */
  claimedUntil: string().optional(),
  /** Time at which it is reopened automatically, unless the patient writes first. */
  snoozedUntil: string().optional(),
  isReferred: boolean().required(),
  /** Whether an answer did not arrive and nothing that did has followed. */
  hasMailProblem: boolean().required(),
  /** State of its plan; absent until a plan is ready for review. */
  planState: string().oneOf(carePlanStates).optional(),
  fullName: string().optional(),
  treatmentType: string().optional(),
  procedure: string().optional(),
  /** Country of residence, or else the country of their phone number. */
  country: string().optional(),
  /** Time zone of their browser. */
  timeZone: string().optional(),
  /** Beginning of their message. */
  firstWords: string().optional(),
})

/** One thing that happened to an enquiry. */
export const careEvent = object({
  id: recordId(),
  at: string().required(),
  kind: string().oneOf(careEventKinds).required(),
  /** ID of the staff member who acted; absent when no staff member did. */
  actorId: string().optional(),
  channel: string().oneOf(contactChannels).optional(),
  result: string().oneOf(contactResults).optional(),
  outcome: string().oneOf(careOutcomes).optional(),
  /** To whom it was given, or from whom it was taken, or whose claim ran out. */
  assigneeId: string().optional(),
  /** A note or record of the conversation; absent when the caller may not see it. */
  note: string().optional(),
  /** The answer of an `answered` line, as it is now. */
  answer: object({
    id: recordId(),
    state: string().oneOf(replyStates).required(),
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
    /** Absent when the caller may not see it. */
    subject: string().optional(),
    body: string().optional(),
  })
    .optional()
    .default(undefined),
})
