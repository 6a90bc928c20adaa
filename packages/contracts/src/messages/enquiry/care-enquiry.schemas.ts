import { array, boolean, number, object, string } from 'yup'

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
import { attachmentRefusals, messageKinds, messageLanguages, senderChecks } from '../../vocabulary/inbound-emails.js'
import { messageFileStates, messageSources } from '../../vocabulary/messages.js'
import { planDecisions } from '../../vocabulary/plan-decisions.js'
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
  /** Time at which the promised 24 hours end. */
  dueAt: string().required(),
  /** Time at which a person was first reached; absent until then. */
  answeredAt: string().optional(),
  lastActivityAt: string().required(),
  /** Time at which the platform erases it without further activity; set only within the month before (O-7). */
  scheduledErasureAt: string().optional(),
  /** ID of the assigned staff member. */
  assigneeId: string().optional(),
  /** Time at which the assignee's claim ends. */
  claimedUntil: string().optional(),
  /** Time at which it is reopened automatically, unless the patient writes first. */
  snoozedUntil: string().optional(),
  isReferred: boolean().required(),
  /** Whether a reply was not delivered and no later one was. */
  hasMailProblem: boolean().required(),
  /** Number of the patient's messages that no staff member has read, with those of merged enquiries. */
  unreadMessages: number().integer().min(0).default(0),
  /** Time by which the oldest waiting message should have its reply; absent before the first reply. */
  nextReplyDueAt: string().optional(),
  /** Enquiry that lists show instead of this one, of a merged enquiry. */
  mergedInto: object({ id: recordId(), reference: string().required() }).optional().default(undefined),
  /** State of its plan; absent until a plan is ready for review. */
  planState: string().oneOf(carePlanStates).optional(),
  /** Latest decision of the patient about a sent plan, and its time; absent before one. */
  planDecision: string().oneOf(planDecisions).optional(),
  planDecidedAt: string().optional(),
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

/** A message of the patient. Its texts and names are absent when the caller may not see them. */
export const careMessage = object({
  id: recordId(),
  source: string().oneOf(messageSources).required(),
  kind: string().oneOf(messageKinds).required(),
  receivedAt: string().required(),
  language: string().oneOf(messageLanguages).required(),
  /** Whether it came from an address to which a mail of this enquiry was sent. */
  isKnownSender: boolean().required(),
  senderCheck: string().oneOf(senderChecks).required(),
  /** Time at which a staff member marked it as read, and their ID. */
  readAt: string().optional(),
  readById: string().optional(),
  /** Name and address of the sender, of an email. */
  sender: string().optional(),
  subject: string().optional(),
  /** Text without the part that quotes earlier mails. */
  text: string().optional(),
  /** Whether reading the message returns more text than this. */
  hasMoreText: boolean().required(),
  /** Number of files beyond the limit of one message. */
  skippedFiles: number().integer().min(0).required(),
  files: array(
    object({
      id: recordId(),
      state: string().oneOf(messageFileStates).required(),
      refusal: string().oneOf(attachmentRefusals).optional(),
      name: string().optional(),
    }).required(),
  ).required(),
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
  /** The new or previous assignee, or the holder of an expired claim. */
  assigneeId: string().optional(),
  /** A note or record of the conversation; absent when the caller may not see it. */
  note: string().optional(),
  /** Enquiry that this line belongs to, when it is one that was merged into the enquiry. */
  mergedFrom: object({ id: recordId(), reference: string().required() }).optional().default(undefined),
  /** The other enquiry of a `merged` or `unmerged` line. */
  otherReference: string().optional(),
  /** The message of a `message-received` or `notice-received` line. */
  message: careMessage.optional().default(undefined),
  /** The reply of an `answered` line, in its current state. */
  reply: object({
    id: recordId(),
    state: string().oneOf(replyStates).required(),
    template: string().required(),
    /** Version of the template, with its name; undefined for plans. */
    templateVersion: number().integer().optional(),
    templateName: string().optional(),
    /** Time until which it can be recalled. */
    waitingUntil: string().required(),
    /** Time at which the mail server accepted it. */
    sentAt: string().optional(),
    /** Time at which a mail server reported that it was not delivered after all. */
    bouncedAt: string().optional(),
    /** ID of the message that it replies to. */
    inReplyTo: string().optional(),
    /**
     * Reason for which it was not accepted, as an SMTP reply code or an error's name, with the time of the next
     * attempt.
     */
    code: string().optional(),
    nextTryAt: string().optional(),
    /** Absent when the caller may not see it. */
    subject: string().optional(),
    body: string().optional(),
  })
    .optional()
    .default(undefined),
})
