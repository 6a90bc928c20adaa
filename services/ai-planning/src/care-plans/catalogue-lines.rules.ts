import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import type { PlanLine } from './plan-document.rules.js'

/** Line our catalogue offers for a plan, with the part it belongs to. */
export type CatalogueLine = Pick<PlanLine, 'day' | 'part' | 'text'>

/**
 * Returns the catalogue's content for a procedure as plan lines, for authors who write a plan by hand. It covers length
 * of stay, things to bring, daily steps, recovery, the flight home and questions. It has no prices; those come with
 * evidence (D-49).
 */
export function catalogueLines(entry: CatalogueEntry | undefined): CatalogueLine[] {
  if (!entry) return []
  const {
    beforeTravel,
    flyingHome,
    name,
    nights,
    openPoints = [],
    questionsForProvider,
    recovery,
    steps,
  } = entry.procedure
  const list = (part: PlanLine['part'], texts: readonly string[]) => texts.map((text) => ({ part, text }))
  const { max, min } = nights
  const length = min === max ? `${max} nights` : `${min} to ${max} nights`
  return [
    ...list('summary', [`Providers commonly ask for ${length} in Egypt for ${name}.`]),
    ...list('before-travel', beforeTravel),
    ...steps.flatMap(({ day, detail, title }) => [title, detail].map((text) => ({ part: 'day' as const, day, text }))),
    ...list('after-return', [...recovery, flyingHome]),
    ...list('questions', questionsForProvider),
    ...list('team', openPoints),
  ]
}
