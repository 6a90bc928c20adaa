import { promisedReplyHours } from './trip-options.js'

/** What is told while a promised answer is missing, by the hours since it was asked for; each once (GEN-07, D-50). */
export const promiseThresholds = { 'half-over': 12, 'nearly-over': 20, overdue: promisedReplyHours } as const
export type PromiseThreshold = keyof typeof promiseThresholds

/** In the order in which they come. */
export const promiseThresholdNames = [
  'half-over',
  'nearly-over',
  'overdue',
] as const satisfies readonly PromiseThreshold[]

/** Below so many promises a share says nothing, on the desk and in public alike. */
export const minPromisesForShare = 20
/** How many days are counted. */
export const meterDays = 90

/** What a person asked by. */
export const enquiryKinds = ['trip-plan', 'consultation'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** Where an enquiry is: nobody has it, somebody works on it, we wait for the patient, or it is over. */
export const careStates = ['new', 'open', 'waiting', 'closed'] as const
export type CareState = (typeof careStates)[number]

/**
 * What the list shows: those who still wait for a first answer, by the time that is left, those whose answer did not
 * arrive, those whose plan was given back, those that were set aside within a day, those that the platform erases
 * within a month, or all of one state, or all.
 */
export const careViews = [
  'due',
  'undelivered',
  'plan-returned',
  'set-aside',
  'erased-soon',
  ...careStates,
  'all',
] as const
/** Counts for people end here; from here on there are so many or more. */
export const careCountLimit = 100

/** Where somebody can move an enquiry by hand. */
export const careMoves = ['open', 'waiting'] as const satisfies readonly CareState[]

/** How an enquiry ended. */
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
 * Outcomes of what was never an enquiry. Whoever closes an unanswered one so says why; leads see it for a day, to open
 * it again.
 */
export const voidOutcomes = ['duplicate', 'spam', 'test'] as const satisfies readonly CareOutcome[]

/** For so many hours leads are shown what was set aside unanswered. */
export const setAsideHours = 24

/** How a person was contacted. */
export const contactChannels = ['phone', 'email', 'whatsapp', 'telegram', 'meet'] as const

/** Whether the person was reached; to have tried does not end the promise of an answer. */
export const contactResults = ['reached', 'tried'] as const

/** What stands in the timeline of an enquiry. */
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
  'woken',
  'reopened',
  'closed',
  'answered',
  'answer-taken-back',
  'answer-queued',
  'answer-retrying',
  'answer-sent',
  'answer-not-delivered',
  'exported',
  'plan-returned',
  'plan-approved',
  'draft-withdrawn',
  'health-withdrawn',
  ...promiseThresholdNames,
] as const
export type CareEventKind = (typeof careEventKinds)[number]

/** For how many days at the most we wait for a patient until the enquiry is opened again by itself. */
export const maxWaitDays = 90

/** How long a claim lasts without work on it, in minutes. */
export const claimMinutes = 30

/** How many views somebody may keep, and how many the team. */
export const maxSavedViews = 20
/** How long the name of a view may be, in characters: it stands on a tab. */
export const maxViewName = 40
/** So many enquiries of a view are looked through to say how many it shows; beyond there may be more. */
export const viewCountLimit = 1000
