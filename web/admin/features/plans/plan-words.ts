import type { DeskPlanDetailsQuery, DeskPlanFragment } from '../../graph/generated/plans/graphql.js'

export type Plan = DeskPlanFragment
export type PlanDetails = DeskPlanDetailsQuery['carePlan']
export type PlanLine = PlanDetails['lines'][number]
export type PlanFigure = PlanLine['figures'][number]

export const stateWords: Readonly<Record<Plan['state'], string>> = {
  WAITING: 'To review',
  RETURNED: 'Returned',
  APPROVED_ONCE: 'Approved once',
  APPROVED: 'About to be mailed',
  SENT: 'Mailed',
}

export const stateTones = {
  ...({ WAITING: 'warn', RETURNED: 'bad', APPROVED_ONCE: 'info' } as const),
  ...({ APPROVED: 'good', SENT: 'good' } as const),
}

/** The parts in their order, as the team calls them. */
export const partWords: Readonly<Record<PlanLine['part'], string>> = {
  SUMMARY: 'Your journey',
  BEFORE_TRAVEL: 'Before you travel',
  DAY: 'Day',
  AFTER_RETURN: 'While you recover',
  COSTS: 'About costs',
  QUESTIONS: 'Questions for the provider',
  UNKNOWN: 'Not known yet',
  TEAM: 'For the care team (never mailed)',
}

export const originWords: Readonly<Record<PlanLine['origin'], string>> = {
  CATALOGUE: 'From our catalogue',
  PATIENT: "From the patient's answers",
  WRITER: 'Drafted',
  PERSON: 'Written by the team',
}

export const reasonWords = [
  ['WRONG', 'It was not true'],
  ['UNSAFE', 'It was not safe'],
  ['NOT_AVAILABLE', 'It is not available'],
  ['UNCLEAR', 'It could be misunderstood'],
  ['STYLE', 'It was badly worded'],
  ['PERSONAL_DETAIL', 'It had personal details'],
] as const

const sourceWords: Readonly<Record<NonNullable<PlanFigure['source']>, string>> = {
  CATALOGUE: 'our catalogue',
  PATIENT: 'as the patient told us',
  RECKONED: 'calculated by our rules',
  EVIDENCE: 'evidence',
}

/** Returns the source of a figure, or that it has none. */
export function figureWords({ kind, source, words }: PlanFigure): string {
  if (source) return `"${words}": ${sourceWords[source]}`
  if (kind === 'gap') return `"${words}" stands for something that was taken out`
  return `"${words}" has no source`
}

/** Returns the treatment that a plan is for. */
export function wishOf({ procedure, treatmentType }: Plan): string {
  return [treatmentType, procedure].filter(Boolean).join(', ') || 'Treatment not shown'
}

export function placeOf({ day, part }: { readonly day?: number | null; readonly part: PlanLine['part'] }): string {
  return day ? `Day ${day}` : partWords[part]
}

/** Returns the author of a version; the first version is empty when nothing was drafted. */
export function authorOf({ author, number }: PlanDetails['versions'][number], isDraftMissing: boolean): string {
  if (author) return author.name
  if (number > 1) return 'a new draft'
  return isDraftMissing ? 'nothing yet' : 'the draft'
}
