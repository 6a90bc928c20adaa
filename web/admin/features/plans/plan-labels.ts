import type { DeskPlanDetailsQuery, DeskPlanFragment } from '../../graph/generated/plans/graphql.js'
import { plansCopy } from './plans.copy.js'

const copy = plansCopy.planWords

export type Plan = DeskPlanFragment
export type PlanDetails = DeskPlanDetailsQuery['carePlan']
export type PlanLine = PlanDetails['lines'][number]
export type PlanFigure = PlanLine['figures'][number]

export const stateLabels: Readonly<Record<Plan['state'], string>> = copy.state

export const stateTones = {
  ...({ WAITING: 'warn', RETURNED: 'bad', APPROVED_ONCE: 'info' } as const),
  ...({ APPROVED: 'good', SENT: 'good' } as const),
}

/** The parts in their order, as the team calls them. */
export const sectionLabels: Readonly<Record<PlanLine['part'], string>> = copy.part

export const originLabels: Readonly<Record<PlanLine['origin'], string>> = copy.origin

export const reasonLabels = copy.reason

const sourceLabels: Readonly<Record<NonNullable<PlanFigure['source']>, string>> = copy.source

/** Returns the source of a figure, or that it has none. */
export function figureText({ kind, source, text }: PlanFigure): string {
  if (source) return `"${text}": ${sourceLabels[source]}`
  if (kind === 'gap') return copy.isPlaceholder(text)
  return copy.hasNoSource(text)
}

/** Returns the treatment that a plan is for. */
export function preferenceOf({ procedure, treatmentType }: Plan): string {
  return [treatmentType, procedure].filter(Boolean).join(', ') || copy.treatmentNotShown
}

export function placeOf({ day, part }: { readonly day?: number | null; readonly part: PlanLine['part'] }): string {
  return day ? copy.day(day) : sectionLabels[part]
}

/** Returns the author of a version; the first version is empty when nothing was drafted. */
export function authorOf({ author, number }: PlanDetails['versions'][number], isDraftMissing: boolean): string {
  if (author) return author.name
  if (number > 1) return copy.aNewDraft
  return isDraftMissing ? copy.nothingYet : copy.theDraft
}
