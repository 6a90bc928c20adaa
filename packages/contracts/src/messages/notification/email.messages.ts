import { array, number, object, string, boolean } from 'yup'

import { question, staffRefusals, event } from '../../define.js'
import { careAnswerMoves } from '../../vocabulary/care-answers.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'

/** `waiting` has not been tried or is being sent, `retrying` failed and is tried again by itself, `dead` was given up. */
export const emailStates = ['waiting', 'retrying', 'dead'] as const

/**
 * A mail that is not sent yet. Whom it is for and what it says stay sealed: here it is known by its kind and by the
 * record it is about.
 */
const waitingEmail = object({
  id: recordId(),
  kind: string().required(),
  causeKind: string().required(),
  causeId: recordId(),
  state: string().oneOf(emailStates).required(),
  attempts: number().integer().required(),
  queuedAt: string().required(),
  /** When it is tried next; none for a dead one. */
  nextAttemptAt: string().optional(),
  /** `server`, `deferred`, `refused` or `unexpected`, and the mail server's code. */
  failure: string().optional(),
  code: string().optional(),
  /** The sentence that stands for it in the records. */
  outcome: string().optional(),
})

/** One page of mails in a state, oldest first. Dead ones are listed while they can still be sent. */
export const ListEmails = question('notification.email.list', {
  access: { may: 'mail:read' },
  takes: () =>
    object({
      state: string().oneOf(emailStates, 'Please choose waiting, retrying or dead').required(),
      first: pageSize(),
      after: pageAfter(),
    }).noUnknown(),
  gives: () =>
    object({
      emails: array(waitingEmail.required()).required(),
      next: string().optional(),
      /** How many there are in each state, by the mail server's code. */
      counts: array(
        object({
          state: string().oneOf(emailStates).required(),
          code: string().optional(),
          count: number().integer().required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Sends one that retries or was given up now, with all its attempts before it. */
export const RetryEmail = question('notification.email.retry', {
  access: { may: 'mail:retry' },
  takes: () => object({ emailId: recordId() }).noUnknown(),
  gives: () => object({ emailId: recordId() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'EMAIL_NOT_WAITING', 'UNAVAILABLE'],
})

/** How mail went in the last days, in counts (ADM-02, D-39). */
export const ReadEmailFigures = question('notification.email.read-figures', {
  access: { may: 'site:read' },
  takes: () =>
    object({
      days: number()
        .integer('Please give a whole number')
        .min(1, 'Please ask for at least one day')
        .max(90, 'Please ask for at most 90 days')
        .default(28),
    }).noUnknown(),
  gives: () =>
    object({
      sent: number().integer().required(),
      dead: number().integer().required(),
      waiting: number().integer().required(),
      oldestWaitingSeconds: number().required(),
      /** Half of the sent ones were on their way no longer than this; none when none was sent. */
      medianSeconds: number().optional(),
      p95Seconds: number().optional(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/**
 * Whether the mail server took the mails of a journey of our operators. Anybody may ask, because whoever knows the id
 * sent the journey in, and of enquiries of people it says what it says of ids that nobody has: nothing was sent.
 */
export const ReadSyntheticJourney = question('notification.synthetic-journey.read', {
  access: 'anyone',
  takes: () => object({ tripPlanId: recordId() }).noUnknown(),
  gives: () =>
    object({
      receiptSent: boolean().required(),
      operatorEmailSent: boolean().required(),
    }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Mails an answer now that was not taken yet or was given up, with all its attempts before it. */
export const RetryCareAnswer = question('notification.care-answer.retry', {
  access: { may: 'enquiry:answer' },
  takes: () => object({ enquiryId: recordId(), answerId: recordId() }).noUnknown(),
  gives: () => object({ answerId: recordId() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'EMAIL_NOT_WAITING', 'UNAVAILABLE'],
})

/** What became of the mail of an answer, told back to whoever handed it over. */
export const CareAnswerProgressed = event('notification.care-answer.progressed', 1, {
  carries: () =>
    object({
      answerId: recordId(),
      enquiryId: recordId(),
      state: string().oneOf(careAnswerMoves).required(),
      at: string().required(),
      /** An SMTP reply code or an error's name, of one that was not taken. */
      code: string().optional(),
      /** When it is tried again. */
      nextTryAt: string().optional(),
      /** Who had it tried again. */
      staffId: string().optional(),
    }).noUnknown(),
  saidBy: 'notification',
  heardBy: ['enquiry'],
  because: ['enquiry.care-answer.handed-over'],
  about: 'answerId',
})
