import { nightsNeeded, stepsMovedBy } from '@seneb/contracts/messages/content/stay-nights'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { addDays, daysBetween, isCalendarDay, type CalendarDay } from './calendar.rules.js'
import { firstFlightDay } from './flight.rules.js'
import type { TripFacts } from './trip.rules.js'

/** Nights of a draft when neither the person nor the catalogue gives a number. */
export const generalNights = 5
const maxNights = 365

/**
 * Maximum days by which a requested date may be later than the catalogue's. Beyond it the wish becomes an open point,
 * unless the nights allow it.
 */
const maxWaitDays = 14

/** Length and dates of a drafted stay. */
export interface Stay {
  /** Nights the draft shows; day `nights + 1` is the day of departure. */
  readonly nights: number
  /** Nights the person requested, if any. */
  readonly requestedNights?: number
  /** Nights providers commonly ask for. */
  readonly typical?: { readonly min: number; readonly max: number }
  /** The day of arrival, when the person named a travel date. */
  readonly arrival?: CalendarDay
  /** The day the person wishes to be treated on. */
  readonly treatmentDate?: CalendarDay
  /**
   * Day of the stay on which the wished date falls (1 = arrival; 0 and less are before it); undefined without both
   * dates.
   */
  readonly preferredDay?: number
  /** Days by which everything after the consultation is delayed to meet a wish. */
  readonly movedBy: number
  /** The day the draft treats on; undefined when neither the catalogue nor a wish within the stay names one. */
  readonly treatmentDay?: number
}

/**
 * Decides the length of the draft and the day of treatment. The nights are those requested, unless providers need more
 * or flying is not allowed by then. A requested treatment date moves the treatment and later steps, never before the
 * catalogue's day. A wish that cannot be met becomes an open point.
 */
export function planStay(trip: TripFacts, entry: CatalogueEntry | undefined): Stay {
  const arrival = isCalendarDay(trip.preferredTravelDates) ? trip.preferredTravelDates : undefined
  const treatmentDate = isCalendarDay(trip.estimatedTreatmentDate) ? trip.estimatedTreatmentDate : undefined
  const preferredDay = arrival && treatmentDate ? daysBetween(arrival, treatmentDate) + 1 : undefined
  const movedBy = daysMoved(trip, entry, preferredDay)
  const nights = Math.min(maxNights, nightsOf(trip, entry, movedBy))
  const catalogueDay = entry?.procedure.treatmentDay
  const isWithinStay = preferredDay !== undefined && preferredDay >= 1 && preferredDay <= nights + 1
  return {
    nights,
    requestedNights: requestedNights(trip),
    typical: typicalNights(entry),
    arrival,
    treatmentDate,
    preferredDay,
    movedBy,
    treatmentDay: catalogueDay ? catalogueDay + movedBy : isWithinStay ? preferredDay : undefined,
  }
}

/** Returns the calendar day of a day of the stay; undefined without a travel date. */
export function dateOfDay(stay: Stay, day: number): CalendarDay | undefined {
  return stay.arrival ? addDays(stay.arrival, day - 1) : undefined
}

/** True when the draft treats on the day the person named. */
export function isPreferenceMet({ treatmentDay, preferredDay }: Stay): boolean {
  return preferredDay !== undefined && preferredDay === treatmentDay
}

/** The catalogue's steps on the days of this stay, in order. */
export function stepsOfStay(entry: CatalogueEntry | undefined, { movedBy }: { readonly movedBy: number }) {
  return entry ? stepsMovedBy(entry.procedure, movedBy) : []
}

/** Steps of the catalogue that a stay of this length has no day for. */
export function stepsAfterDeparture(entry: CatalogueEntry | undefined, stay: Stay) {
  return stepsOfStay(entry, stay).filter(({ day }) => day > stay.nights + 1)
}

/**
 * Returns the days by which the wish delays the treatment: never negative, and at most as far as the stay or a short
 * wait allows.
 */
function daysMoved(trip: TripFacts, entry: CatalogueEntry | undefined, preferredDay: number | undefined): number {
  const treatmentDay = entry?.procedure.treatmentDay
  if (!treatmentDay || preferredDay === undefined || preferredDay <= treatmentDay) return 0
  const days = preferredDay - treatmentDay
  const isIntended = days <= maxWaitDays || preferredDay <= nightsOf(trip, entry, 0) + 1
  return isIntended && nightsOf(trip, entry, days) <= maxNights ? days : 0
}

function requestedNights(trip: TripFacts): number | undefined {
  if (trip.accommodationType === 'Not required' || !/^\d{1,3}$/.test(trip.numberOfNights ?? '')) return undefined
  return Number(trip.numberOfNights) || undefined
}

function typicalNights(entry: CatalogueEntry | undefined): Stay['typical'] {
  if (!entry) return undefined
  const { min, max } = entry.procedure.nights
  return { min, max: Math.max(min, max) }
}

function nightsOf(trip: TripFacts, entry: CatalogueEntry | undefined, movedBy: number): number {
  const requested = requestedNights(trip)
  const isEnough = requested !== undefined && requested >= (typicalNights(entry)?.min ?? 0) + movedBy
  const nights = isEnough ? requested : entry ? nightsNeeded(entry.procedure, movedBy) : generalNights
  return firstFlightDay(nights + 1, { trip, entry, movedBy }) - 1
}
