import { promisedReplyHours } from './trip-options.js'

/**
 * Reminders while a promised reply is missing, by hours since the enquiry was submitted; each is sent once (GEN-07,
 * D-50).
 */
export const promiseThresholds = { 'half-over': 12, 'nearly-over': 20, overdue: promisedReplyHours } as const
export type PromiseThreshold = keyof typeof promiseThresholds

/** In chronological order. */
export const promiseThresholdNames = [
  'half-over',
  'nearly-over',
  'overdue',
] as const satisfies readonly PromiseThreshold[]

/** Minimum number of promises for a meaningful percentage, on the desk and in public. */
export const minPromisesForShare = 20
/** Number of days covered by the count. */
export const meterDays = 90

/** Form by which a person submitted an enquiry. */
export const enquiryKinds = ['trip-plan', 'consultation'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** State of an enquiry: unassigned, being worked on, waiting for the patient, or closed. */
export const careStates = ['new', 'open', 'waiting', 'closed'] as const
export type CareState = (typeof careStates)[number]

/**
 * Views of the enquiry list: enquiries waiting for a first reply by time left, new messages by time left, undelivered
 * replies, returned plans, and those set aside within a day. Also those that the platform erases within a month, all of one state, or all.
 */
export const careViews = [
  'due',
  'new-messages',
  'undelivered',
  'plan-returned',
  'plan-decided',
  'set-aside',
  'erased-soon',
  ...careStates,
  'all',
] as const
/** Maximum count shown; it means this number or more. */
export const careCountLimit = 100

/** States to which staff can move an enquiry manually. */
export const careMoves = ['open', 'waiting'] as const satisfies readonly CareState[]

/** Outcome of a closed enquiry. */
export const careOutcomes = [
  'answered',
  'plan-sent',
  'withdrawn',
  'unreachable',
  'not-suitable',
  'duplicate',
  'spam',
  'test',
] as const
export type CareOutcome = (typeof careOutcomes)[number]

/**
 * Outcomes that mark something as not a real enquiry. Closing an unanswered one with them requires a reason; leads see
 * it for a day and can reopen it.
 */
export const voidOutcomes = ['duplicate', 'spam', 'test'] as const satisfies readonly CareOutcome[]

/** Hours for which leads see enquiries that were closed unanswered. */
export const setAsideHours = 24

/** Channel of a contact with a person. */
export const contactChannels = ['phone', 'email', 'whatsapp', 'telegram', 'meet'] as const

/** Whether the person was reached; a failed attempt does not end the promise of a reply. */
export const contactResults = ['reached', 'tried'] as const

/** Kinds of entries in the timeline of an enquiry. */
export const careEventKinds = [
  'submitted',
  'claimed',
  'taken-over',
  'released',
  'claim-lapsed',
  'assigned',
  'noted',
  'contacted',
  'waiting',
  'snooze-ended',
  'reopened',
  'closed',
  'replied',
  'reply-recalled',
  'reply-queued',
  'reply-retrying',
  'reply-sent',
  'reply-not-delivered',
  'exported',
  'plan-returned',
  'plan-approved',
  'draft-withdrawn',
  'health-withdrawn',
  'message-received',
  'notice-received',
  'reply-bounced',
  'mail-bounced',
  'mail-delayed',
  'reply-not-needed',
  'merged',
  'unmerged',
  'call-agreed',
  'call-declined',
  'plan-accepted',
  'plan-questioned',
  'plan-declined',
  'details-corrected',
  'documents-requested',
  'erasure-requested',
  'erasure-canceled',
  ...promiseThresholdNames,
] as const
export type CareEventKind = (typeof careEventKinds)[number]

/** Maximum number of days to wait for a patient before the enquiry is reopened automatically. */
export const maxWaitDays = 90

/** Lifetime of a claim without work on it, in minutes. */
export const claimMinutes = 30

/** Maximum number of views per staff member, and for the team. */
export const maxSavedViews = 20
/** Maximum length of a view's name in characters, because it is shown on a tab. */
export const maxViewName = 40
/** Maximum number of enquiries examined to count those in a view; there may be more beyond it. */
export const viewCountLimit = 1000
