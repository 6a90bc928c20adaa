import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import {
  attachmentRefusals,
  attachmentStates,
  inboundKinds,
  mailProviders,
  maxMessageFiles,
  messageKinds,
  messageLanguages,
  proposalReasons,
  reportedOutcomes,
  senderChecks,
  unmatchedReasons,
} from '../../vocabulary/inbound-emails.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'

/**
 * Stores an email that a provider delivered to the gateway. The email lies in the bucket `inbound-mail`, sealed under
 * the key of inbound mail. Returns only once it is stored; repeating it has no further effect.
 */
export const ReceiveEmail = defineRequest('notification.inbound-email.receive', {
  access: 'anyone',
  input: () => ({
    provider: string().oneOf(mailProviders, 'Please choose a known provider').required(),
    objectId: recordId(),
  }),
  output: () => ({ isStored: boolean().required() }),
  deadlineMs: 10_000,
  idempotent: true,
})

/** Data of a sender that only people with the right to see patients read. */
const unmatchedPersonal = object({
  sender: string().required(),
  subject: string().defined(),
})
  .optional()
  .default(undefined)

const unmatchedEmail = object({
  id: recordId(),
  receivedAt: string().required(),
  kind: string().oneOf(inboundKinds).required(),
  reason: string().oneOf(unmatchedReasons).required(),
  files: number().integer().required(),
  /** Time at which the email is deleted. */
  deletedAt: string().required(),
  /** Enquiries that it may belong to, the likeliest first. */
  proposals: array(
    object({ enquiryId: recordId(), reason: string().oneOf(proposalReasons).required() }).required(),
  ).required(),
  /** Absent when the caller may not see personal data. */
  personal: unmatchedPersonal,
})

/** Lists one page of received emails that belong to no enquiry yet, oldest first. */
export const ListUnmatchedEmails = defineRequest('notification.inbound-email.list-unmatched', {
  access: { permission: 'enquiry:work' },
  input: () => ({ first: pageSize(), after: pageAfter() }),
  output: () => ({
    emails: array(unmatchedEmail.required()).required(),
    next: string().optional(),
    total: number().integer().required(),
  }),
  idempotent: true,
  recordsOfPeople: 'emails',
})

/** Reads the text of an unmatched email and the names of its files. */
export const ReadUnmatchedEmail = defineRequest('notification.inbound-email.read-unmatched', {
  access: { permission: 'enquiry:read-personal' },
  input: () => ({ emailId: recordId() }),
  output: () => ({
    email: unmatchedEmail.required(),
    senderCheck: string().oneOf(senderChecks).required(),
    text: string().defined(),
    fileNames: array(string().defined()).required(),
  }),
  errors: ['EMAIL_UNKNOWN'],
  idempotent: true,
})

const reason = () => line(200).required('Please give a reason')

/** Files an unmatched email on the timeline of an enquiry. */
export const AttachEmail = defineRequest('notification.inbound-email.attach', {
  access: { permission: 'enquiry:work' },
  input: () => ({ emailId: recordId(), enquiryId: recordId(), reason: reason() }),
  output: () => ({ emailId: recordId(), enquiryId: recordId() }),
  errors: ['EMAIL_UNKNOWN', 'ENQUIRY_UNKNOWN'],
})

/** Removes an unmatched email that belongs to no enquiry; its content is deleted. */
export const DismissEmail = defineRequest('notification.inbound-email.dismiss', {
  access: { permission: 'enquiry:work' },
  input: () => ({ emailId: recordId(), reason: reason() }),
  output: () => ({ emailId: recordId() }),
  errors: ['EMAIL_UNKNOWN'],
})

const attachment = object({
  attachmentId: recordId(),
  name: string().defined(),
  /** Media type that the sender claims. */
  type: string().defined(),
  bytes: number().integer().required(),
}).noUnknown()

/** An email reached the timeline of an enquiry. Texts are cut to the limits of the vocabulary. */
export const MessageReceived = defineEvent('notification.message.received', 1, {
  payload: () => ({
    messageId: recordId(),
    enquiryId: recordId(),
    receivedAt: string().required(),
    kind: string().oneOf(messageKinds).required(),
    language: string().oneOf(messageLanguages).required(),
    /** Whether an email of this enquiry was sent to the same address. */
    isKnownSender: boolean().required(),
    senderCheck: string().oneOf(senderChecks).required(),
    sender: object({ name: string().optional(), address: string().defined() }).noUnknown().required(),
    subject: string().defined(),
    /** Text without what it quotes. */
    text: string().defined(),
    fullText: string().defined(),
    attachments: array(attachment.required()).max(maxMessageFiles).required(),
    /** Number of files beyond the limit of one message. */
    skippedFiles: number().integer().min(0).required(),
  }),
  publisher: 'notification',
  consumers: ['enquiry'],
  subjectKey: 'enquiryId',
  personalFields: ['sender', 'subject', 'text', 'fullText', 'attachments'],
})

/** A file of a message was stored in the bucket `uploads` under the attachment's id, or will not be. */
export const AttachmentSettled = defineEvent('notification.attachment.settled', 1, {
  payload: () => ({
    attachmentId: recordId(),
    messageId: recordId(),
    enquiryId: recordId(),
    state: string()
      .oneOf(attachmentStates.filter((state) => state !== 'waiting'))
      .required(),
    refusal: string().oneOf(attachmentRefusals).optional(),
  }),
  publisher: 'notification',
  consumers: ['enquiry'],
  subjectKey: 'enquiryId',
})

/** A mail server reported that an email of an enquiry was not delivered, or is late. */
export const DeliveryReported = defineEvent('notification.delivery.reported', 1, {
  payload: () => ({
    enquiryId: recordId(),
    /** Kind of the email that the report is about. */
    emailKind: string().required(),
    /** The reply, when the email is one. */
    replyId: recordId().optional(),
    outcome: string().oneOf(reportedOutcomes).required(),
    /** Enhanced status code: `5.1.1`. */
    status: string().optional(),
    /** Whether the report is about the address that the email was sent to, and no other. */
    isOwnRecipient: boolean().required(),
    at: string().required(),
  }),
  publisher: 'notification',
  consumers: ['enquiry'],
  causedBy: ['enquiry.reply.queued'],
  subjectKey: 'enquiryId',
})
