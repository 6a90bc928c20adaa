import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { companionAdvice } from '@seneb/contracts/vocabulary/companion-procedures'
import { feastsBetween, isWeekendInEgypt } from '@seneb/contracts/vocabulary/egypt-calendar'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { displayDayWithWeekday, type CalendarDay } from './calendar.rules.js'
import type { ItineraryDay } from './itinerary-days.rules.js'
import { olderPatientYears } from './itinerary-notes.rules.js'
import { datePoints, flightPoints, lengthPoints } from './stay-points.rules.js'
import type { Stay } from './stay.rules.js'
import { wishesOf, type TripFacts } from './trip.rules.js'

/** What the care team must settle before the draft may be used: everything the draft had to assume (D-49). */
export function openPointsOf(parts: {
  trip: TripFacts
  entry: CatalogueEntry | undefined
  stay: Stay
  days: readonly ItineraryDay[]
  today: CalendarDay
}): string[] {
  const { trip, entry, stay, days, today } = parts
  return [
    'Choose provider, city and hospital; a doctor must confirm that the treatment suits this person.',
    ...(entry
      ? []
      : [
          `The catalogue has no entry for ${trip.medicalProcedure} (${trip.treatmentType}): the days are general, ask the provider for theirs.`,
        ]),
    ...(entry ? entryPoints(entry) : []),
    ...lengthPoints(stay, entry),
    ...datePoints({ stay, entry, today }),
    ...flightPoints(trip, entry, stay),
    ...weekendPoints(days),
    ...feastPoints(days),
    ...personPoints(trip, entry),
    ...bookingPoints(trip),
    ...moneyPoints(trip),
  ]
}

/** What holds for everybody with this procedure, and whose word it is. */
function entryPoints({ procedure }: CatalogueEntry): string[] {
  const { name, openPoints = [], reviewedBy, sources = [] } = procedure
  const from = sources.length > 0 ? ` Sources: ${sources.map(({ title }) => title).join('; ')}.` : ''
  return [
    reviewedBy && reviewedBy !== noReviewer
      ? `The days and advice for ${name} were reviewed by ${reviewedBy}.${from}`
      : `No clinician has signed the days and advice for ${name} yet: they are our estimate, have them checked.${from}`,
    ...openPoints,
  ]
}

function weekendPoints(days: readonly ItineraryDay[]): string[] {
  // Arrival and departure need no clinic; what lies between does, unless it is rest.
  const appointments = days.slice(1, -1).filter(({ title }) => needsOpenClinic(title))
  const weekend = appointments.flatMap(({ date }) =>
    date && isWeekendInEgypt(date) ? [displayDayWithWeekday(date)] : [],
  )
  if (weekend.length === 0) return []
  return [`Friday and Saturday are the weekend in Egypt: confirm the appointments of ${weekend.join('; ')}.`]
}

/** Whether what happens on a day needs a clinic that is open as usual. */
export function needsOpenClinic(title: string): boolean {
  return !/^(?:Rest|Time between|In hospital|Quiet|A day to decide)/.test(title)
}

/** Clinics keep shorter hours in Ramadan and close on the feasts; the dates follow the moon and may shift by a day. */
function feastPoints(days: readonly ItineraryDay[]): string[] {
  const first = days[0]?.date
  const last = days.at(-1)?.date
  if (!first || !last) return []
  const feasts = feastsBetween(first, last)
  return feasts.length > 0
    ? [`The stay falls into ${feasts.join(' and ')} in Egypt: confirm every appointment and the hours of the clinic.`]
    : []
}

function personPoints(trip: TripFacts, entry: CatalogueEntry | undefined): string[] {
  const points: string[] = []
  if (Number(trip.age) >= olderPatientYears) {
    points.push(
      `The person is ${trip.age}: ask the provider about further checks before the treatment and a longer stay.`,
    )
  }
  if (Number(trip.age) >= olderPatientYears && !wishesOf(trip).companion) {
    points.push('No companion is planned: ask whether help is needed on the way and after the treatment.')
  } else if (!wishesOf(trip).companion && entry && companionAdvice(entry.procedure) !== undefined) {
    points.push('No companion is planned, but this treatment asks for one: ask who stays with the person.')
  }
  if (wishesOf(trip).companion) points.push('A companion travels too: ask for their needs, papers and room.')
  if (trip.tripDuration) points.push(`The person wrote about the length of the trip: ${trip.tripDuration}`)
  return points
}

function bookingPoints(trip: TripFacts): string[] {
  const wishes = wishesOf(trip)
  const from = [trip.travelingFromCity, trip.travelingFromCountry].filter(Boolean).join(', ')
  return [
    ...(wishes.visa
      ? [
          wishes.foreigner
            ? 'Visa assistance was asked for: check entry rules and lead time.'
            : 'Visa assistance was asked for by a citizen of Egypt: ask what is meant.',
        ]
      : []),
    ...(wishes.flight ? [`Flight booking was asked for: propose flights from ${from}.`] : []),
    ...(wishes.accommodation ? [accommodationPoint(trip)] : []),
    ...(wishes.airportPickup ? ['Airport pickup was asked for: needs flight number and arrival time.'] : []),
    ...(wishes.interpreter ? ['A coordinator or translator was asked for: ask for the language.'] : []),
  ]
}

function accommodationPoint(trip: TripFacts): string {
  if (trip.accommodationType === 'Not required') {
    return 'Accommodation booking was asked for although no accommodation is required: ask what is meant.'
  }
  const kind = trip.accommodationType === 'Other' ? (trip.otherAccommodationType ?? 'other') : trip.accommodationType
  const preference =
    trip.accommodationType === 'Hotel' && trip.hotelPreference ? `, preference: ${trip.hotelPreference}` : ''
  return `Accommodation booking was asked for (${kind}${preference}): propose one close to the provider.`
}

function moneyPoints(trip: TripFacts): string[] {
  const { estimatedTreatmentCost: cost, totalBudget: budget } = trip
  if (cost === undefined || budget === undefined || budget > cost) return []
  return ['The budget for the trip is not larger than the named cost of the treatment alone: talk about it early.']
}
