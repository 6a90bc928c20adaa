import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'
import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { companionAdvice } from '@seneb/contracts/vocabulary/companion-procedures'
import { feastsBetween, isWeekendInEgypt, visaNights } from '@seneb/contracts/vocabulary/egypt-calendar'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { displayDayWithWeekday, type CalendarDay, addDays, daysBetween, displayDay } from './calendar.rules.js'
import { flightAdviceFor } from './flight.rules.js'
import type { ItineraryDay } from './itinerary-days.rules.js'
import { olderPatientYears } from './itinerary-notes.rules.js'
import { type Stay, dateOfDay, isPreferenceMet, stepsAfterDeparture, stepsOfStay } from './stay.rules.js'
import { preferencesOf, type TripFacts } from './trip.rules.js'

/**
 * Returns the points the care team must settle before the draft may be used: everything the draft had to assume (D-49).
 */
export function openPointsOf(input: {
  trip: TripFacts
  entry: CatalogueEntry | undefined
  stay: Stay
  days: readonly ItineraryDay[]
  today: CalendarDay
}): string[] {
  const { trip, entry, stay, days, today } = input
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

/** Returns the points that apply to everyone with this procedure, and who reviewed them. */
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
  // Arrival and departure need no clinic; days in between do, except for rest.
  const appointments = days.slice(1, -1).filter(({ title }) => needsOpenClinic(title))
  const weekend = appointments.flatMap(({ date }) =>
    date && isWeekendInEgypt(date) ? [displayDayWithWeekday(date)] : [],
  )
  if (weekend.length === 0) return []
  return [`Friday and Saturday are the weekend in Egypt: confirm the appointments of ${weekend.join('; ')}.`]
}

/** Whether the steps of a day need a clinic with regular hours. */
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
  if (Number(trip.age) >= olderPatientYears && !preferencesOf(trip).companion) {
    points.push('No companion is planned: ask whether help is needed on the way and after the treatment.')
  } else if (!preferencesOf(trip).companion && entry && companionAdvice(entry.procedure) !== undefined) {
    points.push('No companion is planned, but this treatment asks for one: ask who stays with the person.')
  }
  if (preferencesOf(trip).companion) points.push('A companion travels too: ask for their needs, papers and room.')
  if (trip.tripDuration) points.push(`The person wrote about the length of the trip: ${trip.tripDuration}`)
  return points
}

function bookingPoints(trip: TripFacts): string[] {
  const preferences = preferencesOf(trip)
  const from = [trip.travelingFromCity, trip.travelingFromCountry].filter(Boolean).join(', ')
  return [
    ...(preferences.visa
      ? [
          preferences.foreigner
            ? 'Visa assistance was asked for: check entry rules and lead time.'
            : 'Visa assistance was asked for by a citizen of Egypt: ask what is meant.',
        ]
      : []),
    ...(preferences.flight ? [`Flight booking was asked for: propose flights from ${from}.`] : []),
    ...(preferences.accommodation ? [accommodationPoint(trip)] : []),
    ...(preferences.airportPickup ? ['Airport pickup was asked for: needs flight number and arrival time.'] : []),
    ...(preferences.interpreter ? ['A coordinator or translator was asked for: ask for the language.'] : []),
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

/** Number of days before the journey that leaves little time for papers and records. */
const shortNoticeDays = 21

/** Returns points on a draft whose length differs from the wish, and on steps that do not fit in the stay. */
function lengthPoints(stay: Stay, entry: CatalogueEntry | undefined): string[] {
  const { nights } = stay
  const points = nightsPoints(stay)
  const late = stepsAfterDeparture(entry, stay).map(({ day, title }) => `${title} (day ${day})`)
  if (late.length > 0)
    points.push(`The stay ends before: ${late.join(', ')}. Extend it or arrange these steps at home.`)
  const onDeparture = stepsOfStay(entry, stay).filter(({ day, title }) => day === nights + 1 && !isJourneyHome(title))
  if (onDeparture.length > 0 && nights > 0) {
    const titles = onDeparture.map(({ title }) => title).join(', ')
    points.push(`On the day of departure there is an appointment (${titles}): plan a late flight or one more night.`)
  }
  return points
}

function nightsPoints({ requestedNights, nights, typical }: Stay): string[] {
  if (!requestedNights) {
    const reason = typical ? `providers commonly ask for ${rangeText(typical)}` : 'the provider has to name the length'
    return [`No number of nights was asked for; the draft shows ${nights} because ${reason}.`]
  }
  const requested = `${nightsText(requestedNights)} asked for`
  if (typical && requestedNights < typical.min) {
    return [
      `${requested}, but providers commonly ask for ${rangeText(typical)}: agree on the length of the stay. The draft shows ${nights}.`,
    ]
  }
  if (requestedNights < nights) {
    return [`${requested}, but the draft shows ${nights}, so that the treatment and the wait before the flight fit in.`]
  }
  if (typical && requestedNights > typical.max) {
    return [`${requested}, more than the usual ${rangeText(typical)}: confirm that this is meant.`]
  }
  return []
}

/**
 * Returns open points about the arrival and the treatment date; a named date that the draft does not keep is always
 * reported.
 */
function datePoints(input: { stay: Stay; entry: CatalogueEntry | undefined; today: CalendarDay }): string[] {
  const { entry, stay, today } = input
  const { arrival } = stay
  if (!arrival) return [pointWithoutArrival(stay)]
  const points: string[] = []
  const daysAhead = daysBetween(today, arrival)
  if (daysAhead < 0) points.push(`The named day of arrival, ${displayDay(arrival)}, has passed: agree on a new one.`)
  else if (daysAhead < shortNoticeDays) {
    points.push(`Arrival is only ${daysAhead} days away: check that papers, records and appointments can be ready.`)
  }
  return [...points, ...preferencePoints(stay, arrival, entry)]
}

function pointWithoutArrival({ treatmentDate, treatmentDay }: Stay): string {
  if (!treatmentDate) return 'No travel date was named: agree on a day of arrival.'
  const latest = treatmentDay ? `, ${displayDay(addDays(treatmentDate, 1 - treatmentDay))} at the latest` : ''
  return `Treatment is wished on ${displayDay(treatmentDate)}: name a day of arrival that leaves time for consultation and tests${latest}.`
}

function preferencePoints(stay: Stay, arrival: CalendarDay, entry: CatalogueEntry | undefined): string[] {
  const { movedBy, nights, treatmentDate, treatmentDay, preferredDay } = stay
  if (!treatmentDate || preferredDay === undefined) return []
  const named = `The named treatment date, ${displayDay(treatmentDate)},`
  if (isPreferenceMet(stay)) {
    if (!entry || movedBy === 0) return []
    const wait = nights + 1 - (treatmentDay ?? 0)
    return [
      `${named} is day ${preferredDay} of the stay, but the catalogue treats on day ${preferredDay - movedBy}: the draft moves the later steps by ${movedBy} days, and ${wait} lie between treatment and flight.`,
    ]
  }
  if (treatmentDay && preferredDay >= 1 && preferredDay < treatmentDay) {
    const earlier = displayDay(addDays(treatmentDate, 1 - treatmentDay))
    const drafted = displayDay(dateOfDay(stay, treatmentDay) ?? treatmentDate)
    return [
      `${named} is day ${preferredDay} of the stay, which leaves no time for consultation, tests and a decision: arrive on ${earlier}, or treat on ${drafted}, as the draft does.`,
    ]
  }
  return [`${named} is not within the stay from ${displayDay(arrival)} for ${nightsText(nights)}.`]
}

/** Returns open points about the journey home and the length of the visa. */
function flightPoints(trip: TripFacts, entry: CatalogueEntry | undefined, stay: Stay): string[] {
  const { foreigner, fromAbroad } = preferencesOf(trip)
  const advice = flightAdviceFor(trip, entry)
  return [
    ...(advice?.shortFlightDays === undefined
      ? []
      : [
          `The way home to ${trip.travelingFromCountry} probably takes four hours or more: the draft waits ${advice.days} days after the treatment. An earlier flight, after ${advice.shortFlightDays} days or more, needs the surgeon's written consent and prescribed protection against blood clots.`,
        ]),
    ...(foreigner && fromAbroad && stay.nights > visaNights
      ? ['The stay is longer than thirty days: check the visa or its extension.']
      : []),
  ]
}

const nightsText = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
const rangeText = ({ min, max }: { min: number; max: number }) =>
  min === max ? nightsText(min) : `${min} to ${nightsText(max)}`
