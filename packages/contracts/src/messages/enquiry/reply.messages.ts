import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { seenVersion, recordId } from '../common-fields.js'
import { templateKey } from './reply-template.messages.js'

const changing = ['ENQUIRY_UNKNOWN'] as const

/**
 * Sends a reply to an enquiry by mail, from a template with all its fields filled in. The reply waits for twenty
 * seconds, during which it can be recalled. If two people saw the same version, one reply is sent, and the other
 * request fails because the enquiry changed. The mail uses exactly the template version that the caller saw; otherwise
 * the request fails.
 */
export const SendReply = defineRequest('enquiry.reply.send', {
  access: { permission: 'enquiry:reply' },
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    template: templateKey(),
    /** Version of the template that the caller saw. */
    templateVersion: number().integer().min(1).default(1),
    fields: array(
      object({ name: string().max(40).required(), value: paragraph(4000) })
        .noUnknown()
        .required(),
    )
      .max(10, 'Please fill in the fields of the template alone')
      .required(),
    /** True to reply although another person's claim is still active. */
    takeOver: boolean().default(false),
    /** ID of the message that the mail quotes and answers. */
    inReplyTo: recordId().optional(),
  }),
  output: () => ({
    enquiryId: recordId(),
    version: number().integer().required(),
    replyId: recordId(),
    /** Time until which it can be recalled. */
    waitingUntil: string().required(),
  }),
  errors: [...changing, 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED', 'IDEMPOTENCY_CONFLICT'],
})

/** Recalls a reply that still waits; no mail is sent. */
export const RecallReply = defineRequest('enquiry.reply.recall', {
  access: { permission: 'enquiry:reply' },
  input: () => ({ enquiryId: recordId(), replyId: recordId() }),
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: [...changing, 'REPLY_ON_ITS_WAY'],
})

/** A reply can no longer be recalled: it must be mailed, once. */
export const ReplyQueued = defineEvent('enquiry.reply.queued', 1, {
  payload: () => ({
    replyId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    writtenAt: string().required(),
    person: object({ fullName: string().required(), email: string().required() }).noUnknown().required(),
    subject: string().required(),
    body: string().required(),
    /** ID of the message that it replies to. */
    inReplyTo: recordId().optional(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  causedBy: ['ai-planning.care-plan.approved'],
  subjectKey: 'replyId',
  personalFields: ['person', 'subject', 'body'],
})

/** A reply must no longer be mailed, because a consent was withdrawn. The mail server may already have accepted it. */
export const ReplyWithdrawn = defineEvent('enquiry.reply.withdrawn', 1, {
  payload: () => ({
    replyId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'replyId',
})

/**
 * A reply was not delivered and is not retried automatically; its enquiry is open. Published once per reply, and
 * carries nothing about the content of the enquiry (D-51).
 */
export const ReplyNotDelivered = defineEvent('enquiry.reply.not-delivered', 1, {
  payload: () => ({
    replyId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    reference: string().required(),
    /** Time at which it was abandoned. */
    at: string().required(),
    /** An SMTP reply code or an error's name. */
    code: string().optional(),
    /** Whether the enquiry is assigned to a staff member. */
    isAssigned: boolean().required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  causedBy: ['notification.reply.status-changed', 'notification.delivery.reported'],
  subjectKey: 'enquiryId',
  personalFields: ['reference'],
})

const access = { permission: 'enquiry:reply' } as const

/** Reads the caller's latest saved draft of a reply to an enquiry; absent when there is none. */
export const ReadReplyDraft = defineRequest('enquiry.reply-draft.read', {
  access,
  input: () => ({ enquiryId: recordId() }),
  output: () => ({
    draft: object({
      /** ID of this save; saving or discarding must name the one that the caller saw. */
      revision: recordId(),
      savedAt: string().required(),
      template: templateKey(),
      fields: array(object({ name: string().required(), value: string().required() }).required()).required(),
    })
      .optional()
      .default(undefined),
  }),
  idempotent: true,
})

/**
 * Saves the caller's draft of a reply, visible only to them. Fails with CHANGED_MEANWHILE when it was saved, sent, or
 * discarded elsewhere since they saw it. The caller assigns an ID to each save, so a retry counts as the same save.
 */
export const SaveReplyDraft = defineRequest('enquiry.reply-draft.save', {
  access,
  input: () => ({
    enquiryId: recordId(),
    /** The name of this saving. */
    revision: recordId(),
    /** The revision that was seen; none where there was no draft. */
    seen: recordId().optional(),
    template: templateKey(),
    /** Fields filled in so far, including those of other templates. */
    fields: array(
      object({ name: string().max(40).required(), value: paragraph(4000) })
        .noUnknown()
        .required(),
    )
      .max(20, 'Please fill in the fields of templates alone')
      .required(),
  }),
  output: () => ({ revision: recordId(), savedAt: string().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE'],
  idempotent: true,
  isAuditExempt: true,
})

/** Discards the caller's draft; fails with CHANGED_MEANWHILE when it is not the one that they saw. */
export const DiscardReplyDraft = defineRequest('enquiry.reply-draft.discard', {
  access,
  input: () => ({ enquiryId: recordId(), seen: recordId() }),
  output: () => ({ enquiryId: recordId() }),
  errors: ['CHANGED_MEANWHILE'],
  idempotent: true,
  isAuditExempt: true,
})
