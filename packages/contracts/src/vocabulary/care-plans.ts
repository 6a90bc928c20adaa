import { treatmentTypes } from './treatments.js'

/**
 * State of a patient's plan: waiting for review, returned with questions, approved by one of two reviewers, approved
 * for mailing, or mailed.
 */
export const carePlanStates = ['waiting', 'returned', 'approved-once', 'approved', 'sent'] as const
export type CarePlanState = (typeof carePlanStates)[number]

/** Views of the plan list: plans that need action, or all of one state. */
export const carePlanViews = ['open', 'returned', 'sent'] as const
export type CarePlanView = (typeof carePlanViews)[number]

/** The parts of a plan in their order; `team` is only for the care team and never mailed. */
export const planSections = [
  'summary',
  'before-travel',
  'day',
  'after-return',
  'costs',
  'questions',
  'unknown',
  'team',
] as const
export type PlanSection = (typeof planSections)[number]

/** Origin of a line: our catalogue, the patient's own text, the writer of the draft, or a team member. */
export const lineOrigins = ['catalogue', 'patient', 'writer', 'person'] as const
export type LineOrigin = (typeof lineOrigins)[number]

/** Reason why a draft was changed or part of it was removed. */
export const changeReasons = ['wrong', 'unsafe', 'not-available', 'unclear', 'style', 'personal-detail'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** Source that supports a figure: the catalogue, the patient, a calculation by our rules from both, or evidence. */
export const figureSources = ['catalogue', 'patient', 'reckoned', 'evidence'] as const
export type FigureSource = (typeof figureSources)[number]

/**
 * State of a requested redraft: being written, used as a version, failed, or set aside because a staff member edited
 * the plan first.
 */
export const redraftStates = ['writing', 'used', 'failed', 'set-aside'] as const
export type RedraftState = (typeof redraftStates)[number]

/** Limits of a plan: lines, characters per line and in total, pieces of evidence, and redrafts. */
export const planBounds = { lines: 300, lineLength: 2000, length: 40_000, evidence: 30, redrafts: 5 } as const

/** Treatment types whose plans two people approve, one of them a doctor. */
const highRiskTreatments: readonly string[] = ['cardiology', 'oncology']

/** Whether a plan for the treatment type of this name needs two approvals. Unknown types need two. */
export function requiresTwoApprovals(treatmentType: string | undefined): boolean {
  const treatment = treatmentTypes.find(({ name }) => name === treatmentType)
  return !treatment || highRiskTreatments.includes(treatment.slug)
}

/** Group that counts plans without a known treatment type. */
export const otherSpecialty = 'other'

/** Minimum number of plans for a meaningful median. */
export const minPlansForFigure = 20

/** Maximum number of weeks that a report covers, and of most-edited plans that it lists. */
export const qualityBounds = { weeks: 52, plans: 20 } as const
