import type { InferType } from 'yup'

import type { catalogueProcedure } from './treatment-catalogue.messages.js'

/** Facts of the catalogue that determine the length of a stay. */
export type StayFacts = Pick<
  InferType<typeof catalogueProcedure>,
  'nights' | 'steps' | 'consultationDay' | 'treatmentDay' | 'flyAfter'
>

/** Countries from which Egypt is reached within about three hours, so that waiting and way stay below four in all. */
const nearCountries: ReadonlySet<string> = new Set([
  'Cyprus',
  'Greece',
  'Iraq',
  'Israel',
  'Jordan',
  'Kuwait',
  'Lebanon',
  'Libya',
  'Palestine',
  'Saudi Arabia',
  'Sudan',
  'Syria',
  'Turkey',
])

/** True when the flight to Egypt takes less than four hours, with waiting and transfers. */
export function isNearEgypt(country: string): boolean {
  return nearCountries.has(country)
}

/**
 * Returns the nights of a typical stay from a country. Costs, timelines and drafts all use it, so that the nights in a
 * price match the days of a stay.
 */
export function typicalStayNights(facts: StayFacts, country: string): number {
  return firstDayToFly(nightsNeeded(facts) + 1, facts, { isLongFlight: !isNearEgypt(country) }) - 1
}

/** Returns the nights until the last step of the catalogue, within the range that providers commonly require. */
export function nightsNeeded(facts: StayFacts, movedBy = 0): number {
  const { max, min } = facts.nights
  const last = stepsMovedBy(facts, movedBy).at(-1)
  // Travel on the day of the last appointment is avoided, unless that appointment is the journey home.
  const needed = last ? last.day - (isJourneyHome(last.title) ? 1 : 0) : 0
  return Math.min(Math.max(min + movedBy, needed), Math.max(min, max) + movedBy)
}

/**
 * The catalogue's steps in order: arrival and consultation stay where they are, the rest keeps its distances and moves as
 * a whole, because stimulation, preparation and check-ups belong to their treatment.
 */
export function stepsMovedBy({ consultationDay = 1, steps, treatmentDay }: StayFacts, movedBy: number) {
  const firstMoved = Math.min(consultationDay + 1, treatmentDay ?? Infinity)
  return steps
    .map((step) => (step.day >= firstMoved ? { ...step, day: step.day + movedBy } : step))
    .sort((a, b) => a.day - b.day)
}

/** True for a catalogue step that is the way home. */
export function isJourneyHome(title: string): boolean {
  return /depart|home/i.test(title)
}

/** Returns the first day of the stay, from `day` on, on which the catalogue allows a flight home. */
export function firstDayToFly(
  day: number,
  { flyAfter, treatmentDay }: Pick<StayFacts, 'flyAfter' | 'treatmentDay'>,
  { isLongFlight, movedBy = 0 }: { readonly isLongFlight: boolean; readonly movedBy?: number },
): number {
  if (!flyAfter || !treatmentDay) return day
  const waitDays = (isLongFlight ? flyAfter.long : undefined) ?? flyAfter.min
  const first = Math.max(day, (flyAfter.from ?? treatmentDay) + movedBy + waitDays)
  const treated = treatmentDay + movedBy
  const { avoid } = flyAfter
  const isAvoided = avoid && first >= treated + avoid.from && first <= treated + avoid.until
  return isAvoided ? treated + avoid.until + 1 : first
}
