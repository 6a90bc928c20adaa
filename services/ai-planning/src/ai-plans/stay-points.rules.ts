import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'
import { visaNights } from '@seneb/contracts/vocabulary/egypt-calendar'

import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { addDays, daysBetween, displayDay, type CalendarDay } from './calendar.rules.js'
import { flightAdviceFor } from './flight.rules.js'
import { dateOfDay, isWishMet, stepsAfterDeparture, stepsOfStay, type Stay } from './stay.rules.js'
import { wishesOf, type TripFacts } from './trip.rules.js'

/** A journey that begins sooner than this leaves little time for papers and records. */
const shortNoticeDays = 21

/** Where the draft's length is not what was asked for, and what the stay has no room for. */
export function lengthPoints(stay: Stay, entry: CatalogueEntry | undefined): string[] {
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

function nightsPoints({ askedNights, nights, typical }: Stay): string[] {
  if (!askedNights) {
    const because = typical ? `providers commonly ask for ${rangeText(typical)}` : 'the provider has to name the length'
    return [`No number of nights was asked for; the draft shows ${nights} because ${because}.`]
  }
  const asked = `${nightsText(askedNights)} asked for`
  if (typical && askedNights < typical.min) {
    return [
      `${asked}, but providers commonly ask for ${rangeText(typical)}: agree on the length of the stay. The draft shows ${nights}.`,
    ]
  }
  if (askedNights < nights) {
    return [`${asked}, but the draft shows ${nights}, so that the treatment and the wait before the flight fit in.`]
  }
  if (typical && askedNights > typical.max) {
    return [`${asked}, more than the usual ${rangeText(typical)}: confirm that this is meant.`]
  }
  return []
}

/** What is open about arrival and treatment date; a named date that the draft does not keep is always told of. */
export function datePoints(parts: { stay: Stay; entry: CatalogueEntry | undefined; today: CalendarDay }): string[] {
  const { entry, stay, today } = parts
  const { arrival } = stay
  if (!arrival) return [pointWithoutArrival(stay)]
  const points: string[] = []
  const daysAhead = daysBetween(today, arrival)
  if (daysAhead < 0) points.push(`The named day of arrival, ${displayDay(arrival)}, has passed: agree on a new one.`)
  else if (daysAhead < shortNoticeDays) {
    points.push(`Arrival is only ${daysAhead} days away: check that papers, records and appointments can be ready.`)
  }
  return [...points, ...wishPoints(stay, arrival, entry)]
}

function pointWithoutArrival({ treatmentDate, treatmentDay }: Stay): string {
  if (!treatmentDate) return 'No travel date was named: agree on a day of arrival.'
  const latest = treatmentDay ? `, ${displayDay(addDays(treatmentDate, 1 - treatmentDay))} at the latest` : ''
  return `Treatment is wished on ${displayDay(treatmentDate)}: name a day of arrival that leaves time for consultation and tests${latest}.`
}

function wishPoints(stay: Stay, arrival: CalendarDay, entry: CatalogueEntry | undefined): string[] {
  const { movedBy, nights, treatmentDate, treatmentDay, wishedDay } = stay
  if (!treatmentDate || wishedDay === undefined) return []
  const named = `The named treatment date, ${displayDay(treatmentDate)},`
  if (isWishMet(stay)) {
    if (!entry || movedBy === 0) return []
    const wait = nights + 1 - (treatmentDay ?? 0)
    return [
      `${named} is day ${wishedDay} of the stay, but the catalogue treats on day ${wishedDay - movedBy}: the draft moves the later steps by ${movedBy} days, and ${wait} lie between treatment and flight.`,
    ]
  }
  if (treatmentDay && wishedDay >= 1 && wishedDay < treatmentDay) {
    const earlier = displayDay(addDays(treatmentDate, 1 - treatmentDay))
    const drafted = displayDay(dateOfDay(stay, treatmentDay) ?? treatmentDate)
    return [
      `${named} is day ${wishedDay} of the stay, which leaves no time for consultation, tests and a decision: arrive on ${earlier}, or treat on ${drafted}, as the draft does.`,
    ]
  }
  return [`${named} is not within the stay from ${displayDay(arrival)} for ${nightsText(nights)}.`]
}

/** What is open about the way home and the length of the visa. */
export function flightPoints(trip: TripFacts, entry: CatalogueEntry | undefined, stay: Stay): string[] {
  const { foreigner, fromAbroad } = wishesOf(trip)
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
