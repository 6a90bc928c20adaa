import { firstDayToFly, isNearEgypt } from '@seneb/contracts/messages/content/stay-nights'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { preferencesOf, type TripFacts } from './trip.rules.js'

/** Recommended wait before this person's flight home after the treatment, from the catalogue. */
export interface FlightAdvice {
  /** Days between the treatment, or the later step the catalogue counts from, and the flight. */
  readonly days: number
  /** Shorter wait before a flight of less than four hours, when the catalogue distinguishes the two. */
  readonly shortFlightDays?: number
}

/** True when the way home probably takes four hours or more, from which blood clots become more likely (WHO WRIGHT). */
export function hasLongFlight(trip: TripFacts): boolean {
  return preferencesOf(trip).fromAbroad && !isNearEgypt(trip.travelingFromCountry)
}

/** Returns the catalogue's advice for this person's flight home; undefined when it has none. */
export function flightAdviceFor(trip: TripFacts, entry: CatalogueEntry | undefined): FlightAdvice | undefined {
  const flyAfter = entry?.procedure.flyAfter
  if (!flyAfter) return undefined
  if (flyAfter.long === undefined || !hasLongFlight(trip)) return { days: flyAfter.min }
  return { days: flyAfter.long, shortFlightDays: flyAfter.min }
}

/** The first day of the stay, from `day` on, on which the catalogue lets this person fly home. */
export function firstFlightDay(
  day: number,
  { entry, movedBy, trip }: { trip: TripFacts; entry: CatalogueEntry | undefined; movedBy: number },
): number {
  return entry ? firstDayToFly(day, entry.procedure, { isLongFlight: hasLongFlight(trip), movedBy }) : day
}
