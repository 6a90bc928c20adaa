import { treatmentTypes } from './treatments.js'

/**
 * Where a plan for a patient is: somebody has to review it, it was given back with questions, one of two people has
 * approved it, it is about to be mailed, or it was.
 */
export const carePlanStates = ['waiting', 'returned', 'approved-once', 'approved', 'sent'] as const
export type CarePlanState = (typeof carePlanStates)[number]

/** What the list of plans shows: those that somebody has to do something for, or all of one state. */
export const carePlanViews = ['open', 'returned', 'sent'] as const
export type CarePlanView = (typeof carePlanViews)[number]

/** The parts of a plan in their order; `team` is for the care team alone and never mailed. */
export const planParts = [
  'summary',
  'before-travel',
  'day',
  'after-return',
  'costs',
  'questions',
  'unknown',
  'team',
] as const
export type PlanPart = (typeof planParts)[number]

/** Where a line comes from: our catalogue, what the patient wrote, whatever drafted the plan, or a person of the team. */
export const lineOrigins = ['catalogue', 'patient', 'writer', 'person'] as const
export type LineOrigin = (typeof lineOrigins)[number]

/** Why somebody changed or took out what was drafted. */
export const changeReasons = ['wrong', 'unsafe', 'not-available', 'unclear', 'style', 'personal-detail'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** What holds a source of a figure: the catalogue, the patient, what our rules reckon from both, or evidence. */
export const figureSources = ['catalogue', 'patient', 'reckoned', 'evidence'] as const
export type FigureSource = (typeof figureSources)[number]

/**
 * What became of another draft that somebody asked for: it is being written, stands as a version, could not be written, or
 * was set aside because somebody changed the plan meanwhile.
 */
export const redraftStates = ['writing', 'used', 'failed', 'set-aside'] as const
export type RedraftState = (typeof redraftStates)[number]

/** Bounds of a plan: lines, characters of one and of all of them, pieces of evidence, and how often it is drafted anew. */
export const planBounds = { lines: 300, lineLength: 2000, length: 40_000, evidence: 30, redrafts: 5 } as const

/** Kinds of treatment whose plans two people approve, one of them a doctor. */
const highRiskTreatments: readonly string[] = ['cardiology', 'oncology']

/** Whether a plan for this kind of treatment, by its name, takes two people. What is not known takes two as well. */
export function requiresTwoApprovals(treatmentType: string | undefined): boolean {
  const known = treatmentTypes.find(({ name }) => name === treatmentType)
  return !known || highRiskTreatments.includes(known.slug)
}

/** What plans are counted by whose treatment is none of our kinds. */
export const otherSpecialty = 'other'

/** Below so many plans a median says nothing. */
export const minPlansForFigure = 20

/** How many weeks a report covers at most, and how many of the plans that people changed most it names. */
export const qualityBounds = { weeks: 52, plans: 20 } as const
