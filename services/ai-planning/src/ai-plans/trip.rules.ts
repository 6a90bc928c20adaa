import { tripFacts } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { additionalServices } from '@seneb/contracts/vocabulary/trip-options'
import type { InferType } from 'yup'

import { sanitizeText } from './plain-text.rules.js'

/** Input of a plan; nothing in it identifies a person (D-49). */
export type TripFacts = InferType<typeof tripFacts>

/** Maximum characters of a fact in a plan or prompt; the enquiry stores the whole answer. */
export const maxFactLength = 200

/** Replaces an answer that is empty after sanitizing; the enquiry is still planned. */
export const removedText = '[text removed]'

/**
 * The facts as they are stored and planned by (D-49, S18): every text cut to length and rid of markup, links, e-mail
 * addresses and telephone numbers, because people write such things into any box.
 */
export function sanitizedFacts(trip: TripFacts): TripFacts {
  const sanitized = Object.entries(trip).map(([name, value]) => [
    name,
    typeof value === 'string' ? sanitizeText(value, maxFactLength) || removedText : value,
  ])
  return Object.fromEntries(sanitized) as TripFacts
}

/** Parses stored facts; undefined when they do not fit the contract, so that no plan can be made (PIPE-16). */
export function readFacts(stored: unknown): TripFacts | undefined {
  return tripFacts.isValidSync(stored, { strict: true }) ? stored : undefined
}

type Service = (typeof additionalServices)[number]

/** Services the person requested from the care team, and whether they come from abroad. */
export interface Preferences {
  readonly visa: boolean
  readonly interpreter: boolean
  readonly airportPickup: boolean
  readonly flight: boolean
  readonly accommodation: boolean
  readonly companion: boolean
  /** Whether the journey begins outside Egypt. */
  readonly fromAbroad: boolean
  /** The person is not a citizen of Egypt, so entry has conditions. */
  readonly foreigner: boolean
}

/** Reads the wishes out of the facts (TRIP-20, TRIP-23). */
export function preferencesOf(trip: TripFacts): Preferences {
  const wants = (service: Service) => trip.additionalServices.includes(service)
  return {
    visa: wants('Visa Assistance'),
    interpreter: wants('Local Coordinator/Translator'),
    airportPickup: wants('Airport Pickup'),
    flight: wants('Flight Booking'),
    accommodation: wants('Accommodation Booking'),
    companion: trip.isCompanionTraveling === 'Yes',
    fromAbroad: trip.travelingFromCountry !== 'Egypt',
    foreigner: trip.nationality !== 'Egypt',
  }
}
