import type { Itinerary } from './itinerary.js'
import type { GatedKind } from './number-gate/gate-tokens.rules.js'
import { removeUnsourced } from './number-gate/number-gate.rules.js'
import type { PlanBasis } from './number-gate/plan-basis.rules.js'

/** Content without a source, and the part of the plan that contained it. */
export interface PlanRejection {
  readonly kind: GatedKind
  /** 'day 3', 'about costs': a part of a plan as the care team calls it. */
  readonly section: string
}

/**
 * Checks every line of a plan with the number gate; returns the plan without unsourced parts, and the removed parts.
 */
export function gatePlan(plan: Itinerary, basis: PlanBasis): { plan: Itinerary; rejections: PlanRejection[] } {
  const rejections: PlanRejection[] = []
  const gated = mapTexts(plan, (line, section) => {
    const { kinds, text } = removeUnsourced(line, basis)
    rejections.push(...kinds.map((kind) => ({ kind, section })))
    return text
  })
  return { plan: gated, rejections }
}

/** Every line of a plan, in its order. */
export function textsOfPlan(plan: Itinerary): string[] {
  const texts: string[] = []
  mapTexts(plan, (text) => {
    texts.push(text)
    return text
  })
  return texts
}

/** Returns the plan with each line replaced by `change`; lines of lists that become empty are removed. */
export function mapTexts(plan: Itinerary, change: (line: string, section: string) => string): Itinerary {
  const list = (lines: readonly string[], section: string) => lines.map((line) => change(line, section)).filter(Boolean)
  return {
    summary: change(plan.summary, 'summary'),
    days: plan.days.map(({ day, details, title, ...more }) => ({
      ...more,
      day,
      title: change(title, `day ${day}`),
      details: list(details, `day ${day}`),
    })),
    beforeTravel: list(plan.beforeTravel, 'before you travel'),
    afterReturn: list(plan.afterReturn, 'after your return'),
    costNotes: list(plan.costNotes, 'about costs'),
    questionsForProvider: list(plan.questionsForProvider, 'questions for the provider'),
    openPoints: list(plan.openPoints, 'open points'),
  }
}
