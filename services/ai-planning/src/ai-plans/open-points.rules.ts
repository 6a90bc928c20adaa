import type { CatalogueEntry } from '../catalogue/catalogue-entry.js'
import { daysBetween, displayDay, displayDayWithWeekday, isWeekendInEgypt, type CalendarDay } from './calendar.rules.js'
import type { ItineraryDay } from './itinerary-days.rules.js'
import { olderPatientYears } from './itinerary-notes.rules.js'
import { isJourneyHome, stepsAfterDeparture, type Stay } from './stay.rules.js'
import { wishesOf, type TripFacts } from './trip.rules.js'

/** A journey that begins sooner than this leaves little time for papers and records. */
const shortNoticeDays = 21

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
    ...lengthPoints(stay, entry),
    ...datePoints(stay, today),
    ...weekendPoints(days),
    ...personPoints(trip),
    ...bookingPoints(trip),
    ...moneyPoints(trip),
  ]
}

function lengthPoints(stay: Stay, entry: CatalogueEntry | undefined): string[] {
  const { askedNights, nights, typical } = stay
  const points: string[] = []
  if (askedNights && typical && askedNights < typical.least) {
    points.push(
      `${nightsText(askedNights)} asked for, but providers commonly ask for ${rangeText(typical)}: agree on the length of the stay. The draft shows ${nights}.`,
    )
  }
  if (askedNights && typical && askedNights > typical.most) {
    points.push(
      `${nightsText(askedNights)} asked for, more than the usual ${rangeText(typical)}: confirm that this is meant.`,
    )
  }
  if (!askedNights) {
    const because = typical ? `providers commonly ask for ${rangeText(typical)}` : 'the provider has to name the length'
    points.push(`No number of nights was asked for; the draft shows ${nights} because ${because}.`)
  }
  const late = stepsAfterDeparture(entry, stay).map(({ day, title }) => `${title} (day ${day})`)
  if (late.length > 0)
    points.push(`The stay ends before: ${late.join(', ')}. Extend it or arrange these steps at home.`)
  const onDeparture = (entry?.procedure.steps ?? []).filter(
    ({ day, title }) => day === nights + 1 && !isJourneyHome(title),
  )
  if (onDeparture.length > 0 && nights > 0) {
    const titles = onDeparture.map(({ title }) => title).join(', ')
    points.push(`On the day of departure there is an appointment (${titles}): plan a late flight or one more night.`)
  }
  return points
}

function datePoints(stay: Stay, today: CalendarDay): string[] {
  const { arrival, nights, treatmentDate, treatmentDay } = stay
  if (!arrival) {
    return treatmentDate
      ? [
          `Treatment is wished on ${displayDay(treatmentDate)}: name a day of arrival that leaves time for consultation and tests.`,
        ]
      : ['No travel date was named: agree on a day of arrival.']
  }
  const points: string[] = []
  const daysAhead = daysBetween(today, arrival)
  if (daysAhead < 0) points.push(`The named day of arrival, ${displayDay(arrival)}, has passed: agree on a new one.`)
  else if (daysAhead < shortNoticeDays) {
    points.push(`Arrival is only ${daysAhead} days away: check that papers, records and appointments can be ready.`)
  }
  if (treatmentDate && !treatmentDay) {
    points.push(
      `The wished treatment date, ${displayDay(treatmentDate)}, is not within the stay from ${displayDay(arrival)} for ${nightsText(nights)}.`,
    )
  }
  return points
}

function weekendPoints(days: readonly ItineraryDay[]): string[] {
  // Arrival and departure need no clinic; what lies between does, unless it is rest.
  const appointments = days.slice(1, -1).filter(({ title }) => !/^(Rest|Time between)/.test(title))
  const weekend = appointments.flatMap(({ date }) =>
    date && isWeekendInEgypt(date) ? [displayDayWithWeekday(date)] : [],
  )
  if (weekend.length === 0) return []
  return [`Friday and Saturday are the weekend in Egypt: confirm the appointments of ${weekend.join('; ')}.`]
}

function personPoints(trip: TripFacts): string[] {
  const points: string[] = []
  if (Number(trip.age) >= olderPatientYears) {
    points.push(
      `The person is ${trip.age}: ask the provider about further checks before the treatment and a longer stay.`,
    )
  }
  if (Number(trip.age) >= olderPatientYears && !wishesOf(trip).companion) {
    points.push('No companion is planned: ask whether help is needed on the way and after the treatment.')
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

const nightsText = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
const rangeText = ({ least, most }: { least: number; most: number }) =>
  least === most ? nightsText(least) : `${least} to ${nightsText(most)}`
