import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { addDays, displayDay, type CalendarDay } from './calendar.rules.js'
import type { Itinerary } from './itinerary.js'
import { composeDays } from './itinerary-days.rules.js'
import { afterReturnOf, beforeTravelOf, costNotesOf, questionsOf } from './itinerary-notes.rules.js'
import { openPointsOf } from './open-points.rules.js'
import { planStay, type Stay } from './stay.rules.js'
import type { TripFacts } from './trip.rules.js'

/**
 * Composes a whole draft from the catalogue and the person's answers, without a language model. The same input always
 * gives the same draft; `today` is its date. Prices and medical advice are never invented: unknown facts become open
 * points for the care team (D-49).
 */
export function composeItinerary(input: {
  trip: TripFacts
  entry: CatalogueEntry | undefined
  today: CalendarDay
}): Itinerary {
  const { entry, today, trip } = input
  const stay = planStay(trip, entry)
  const days = composeDays(trip, entry, stay)
  return {
    summary: summaryOf(trip, stay),
    days,
    beforeTravel: beforeTravelOf(trip, entry, stay),
    afterReturn: afterReturnOf(entry),
    costNotes: costNotesOf(trip),
    questionsForProvider: questionsOf(trip, entry),
    openPoints: openPointsOf({ trip, entry, stay, days, today }),
  }
}

function summaryOf(trip: TripFacts, stay: Stay): string {
  const { arrival, nights } = stay
  const length = nights === 0 ? 'a single day' : nights === 1 ? '1 night' : `${nights} nights`
  const when = arrival
    ? nights === 0
      ? ` on ${displayDay(arrival)}`
      : ` from ${displayDay(arrival)} to ${displayDay(addDays(arrival, nights))}`
    : ''
  const who = trip.isCompanionTraveling === 'Yes' ? 'for you and a companion' : 'for you'
  return `A stay of ${length} in Egypt${when} for ${trip.medicalProcedure} (${trip.treatmentType}), planned ${who} from ${trip.travelingFromCountry}.`
}
