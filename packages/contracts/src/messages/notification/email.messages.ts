import { array, number, object, string, boolean } from 'yup'

import { defineRequest, defineEvent } from '../../define.js'
import { replyMoves } from '../../vocabulary/replies.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'

/** `waiting`: not tried yet or being sent; `retrying`: failed and is retried automatically; `dead`: abandoned. */
export const emailStates = ['waiting', 'retrying', 'dead'] as const

/**
 * A mail that is not sent yet. Its recipient and content stay encrypted: it is identified by its kind and its record.
 */
const waitingEmail = object({
  id: recordId(),
  kind: string().required(),
  causeKind: string().required(),
  causeId: recordId(),
  state: string().oneOf(emailStates).required(),
  attempts: number().integer().required(),
  queuedAt: string().required(),
  /** Time of the next attempt; absent for a dead email. */
  nextAttemptAt: string().optional(),
  /** `server`, `deferred`, `refused` or `unexpected`, and the mail server's code. */
  failure: string().optional(),
  code: string().optional(),
  /** Message for it in the records. */
  outcome: string().optional(),
})

/** Lists one page of mails in a state, oldest first. Dead ones are listed while they can still be sent. */
export const ListEmails = defineRequest('notification.email.list', {
  access: { permission: 'mail:read' },
  input: () => ({
    state: string().oneOf(emailStates, 'Please choose waiting, retrying or dead').required(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    emails: array(waitingEmail.required()).required(),
    next: string().optional(),
    /** Number of emails per state and code of the mail server. */
    counts: array(
      object({
        state: string().oneOf(emailStates).required(),
        code: string().optional(),
        count: number().integer().required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
  recordsOfPeople: 'emails',
})

/** Sends a retrying or abandoned mail now; an abandoned one gets all its attempts again. */
export const RetryEmail = defineRequest('notification.email.retry', {
  access: { permission: 'mail:retry' },
  input: () => ({ emailId: recordId() }),
  output: () => ({ emailId: recordId() }),
  errors: ['EMAIL_NOT_WAITING'],
})

/** Reads mail figures of the last days, as counts (ADM-02, D-39). */
export const ReadEmailFigures = defineRequest('notification.email.read-figures', {
  access: { permission: 'site:read' },
  input: () => ({
    days: number()
      .integer('Please give a whole number')
      .min(1, 'Please ask for at least one day')
      .max(90, 'Please ask for at most 90 days')
      .default(28),
  }),
  output: () => ({
    sent: number().integer().required(),
    dead: number().integer().required(),
    waiting: number().integer().required(),
    oldestWaitingSeconds: number().required(),
    /** Median time from queueing to sending; absent when none was sent. */
    medianSeconds: number().optional(),
    p95Seconds: number().optional(),
  }),
  idempotent: true,
})

/**
 * Whether the mail server accepted the mails of an operators' synthetic journey. Access is public because only its
 * sender knows the ID. For real enquiries it returns the same as for unknown IDs: nothing was sent.
 */
export const ReadSyntheticJourney = defineRequest('notification.synthetic-journey.read', {
  access: 'anyone',
  input: () => ({ tripPlanId: recordId() }),
  output: () => ({
    receiptSent: boolean().required(),
    operatorEmailSent: boolean().required(),
  }),
  idempotent: true,
})

/** Mails a reply now that was not accepted yet or was abandoned; an abandoned one gets all its attempts again. */
export const RetryReply = defineRequest('notification.reply.retry', {
  access: { permission: 'enquiry:reply' },
  input: () => ({ enquiryId: recordId(), replyId: recordId() }),
  output: () => ({ replyId: recordId() }),
  errors: ['EMAIL_NOT_WAITING'],
})

/** Progress of a reply's mail, reported to the service that requested it. */
export const ReplyStatusChanged = defineEvent('notification.reply.status-changed', 1, {
  payload: () => ({
    replyId: recordId(),
    enquiryId: recordId(),
    state: string().oneOf(replyMoves).required(),
    at: string().required(),
    /** SMTP reply code or error name of an attempt that failed. */
    code: string().optional(),
    /** Time of the next attempt. */
    nextTryAt: string().optional(),
    /** ID of the staff member who had it retried. */
    staffId: string().optional(),
  }),
  publisher: 'notification',
  consumers: ['enquiry'],
  causedBy: ['enquiry.reply.queued'],
  subjectKey: 'replyId',
})
