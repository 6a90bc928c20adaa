import type { CatalogueEntry } from '../catalogue/catalogue-entry.js'
import { addDays, daysBetween, isCalendarDay, type CalendarDay } from './calendar.rules.js'
import type { TripFacts } from './trip.rules.js'

/** Nights of a draft when neither the person nor the catalogue says anything. */
export const generalNights = 5
const maxNights = 365

/** How long and when a stay is drafted. */
export interface Stay {
  /** Nights the draft shows; day `nights + 1` is the day of departure. */
  readonly nights: number
  /** Nights the person asked for, when they asked for any. */
  readonly askedNights?: number
  /** Nights providers commonly ask for. */
  readonly typical?: { readonly least: number; readonly most: number }
  /** The day of arrival, when the person named a travel date. */
  readonly arrival?: CalendarDay
  /** The day the person wishes to be treated on. */
  readonly treatmentDate?: CalendarDay
  /** Which day of the stay that is (1 = arrival); undefined when it is not within the stay. */
  readonly treatmentDay?: number
}

/**
 * Decides how long the draft is: the nights asked for, unless providers commonly ask for more; then, and without a
 * wish, as long as the catalogue's steps need. A wish that is too short is not hidden: it becomes an open point.
 */
export function planStay(trip: TripFacts, entry: CatalogueEntry | undefined): Stay {
  const askedNights = nightsAskedFor(trip)
  const typical = typicalNights(entry)
  const isEnough = askedNights !== undefined && askedNights >= (typical?.least ?? 0)
  const nights = Math.min(maxNights, isEnough ? askedNights : nightsNeeded(entry))
  const arrival = isCalendarDay(trip.preferredTravelDates) ? trip.preferredTravelDates : undefined
  const treatmentDate = isCalendarDay(trip.estimatedTreatmentDate) ? trip.estimatedTreatmentDate : undefined
  const treatmentDay = arrival && treatmentDate ? daysBetween(arrival, treatmentDate) + 1 : undefined
  return {
    nights,
    askedNights,
    typical,
    arrival,
    treatmentDate,
    treatmentDay: treatmentDay && treatmentDay >= 1 && treatmentDay <= nights + 1 ? treatmentDay : undefined,
  }
}

/** The calendar day of a day of the stay; undefined while nobody has named a travel date. */
export function dateOfDay(stay: Stay, day: number): CalendarDay | undefined {
  return stay.arrival ? addDays(stay.arrival, day - 1) : undefined
}

/** True for a catalogue step that is the way home. */
export function isJourneyHome(title: string): boolean {
  return /depart|home/i.test(title)
}

/** Steps of the catalogue that a stay of this length has no day for. */
export function stepsAfterDeparture(entry: CatalogueEntry | undefined, stay: Stay) {
  return (entry?.procedure.steps ?? []).filter(({ day }) => day > stay.nights + 1)
}

function nightsAskedFor(trip: TripFacts): number | undefined {
  if (trip.accommodationType === 'Not required' || !/^\d{1,3}$/.test(trip.numberOfNights ?? '')) return undefined
  return Number(trip.numberOfNights) || undefined
}

function typicalNights(entry: CatalogueEntry | undefined): Stay['typical'] {
  if (!entry) return undefined
  const { least, most } = entry.procedure.nights
  return { least, most: Math.max(least, most) }
}

function nightsNeeded(entry: CatalogueEntry | undefined): number {
  const typical = typicalNights(entry)
  if (!entry || !typical) return generalNights
  const [last] = [...entry.procedure.steps].sort((a, b) => b.day - a.day)
  // Nobody should travel on the day of the last appointment, unless that is the journey itself.
  const needed = last ? last.day - (isJourneyHome(last.title) ? 1 : 0) : 0
  return Math.min(Math.max(typical.least, needed), typical.most)
}
