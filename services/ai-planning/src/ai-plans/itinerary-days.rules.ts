import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { displayDay } from './calendar.rules.js'
import { dateOfDay, isPreferenceMet, stepsOfStay, type Stay } from './stay.rules.js'
import { preferencesOf, type TripFacts } from './trip.rules.js'

/** One entry of a drafted stay; `day` counts from arrival (1). */
export interface ItineraryDay {
  readonly day: number
  readonly date?: string
  readonly title: string
  readonly details: string[]
}

interface Step {
  readonly day: number
  readonly title: string
  readonly detail: string
}

/**
 * Returns the stay day by day: the catalogue's steps, arrival and departure with the chosen services, and named free
 * time in between. Days ascend, and the last one is the departure.
 */
export function composeDays(trip: TripFacts, entry: CatalogueEntry | undefined, stay: Stay): ItineraryDay[] {
  const steps = stepsOf(entry, stay)
  const lastDay = stay.nights + 1
  const scheduledDays = new Set([1, lastDay, ...steps.map(({ day }) => day)])
  if (isPreferenceMet(stay) && stay.treatmentDay) scheduledDays.add(stay.treatmentDay)
  const days = [...scheduledDays].sort((a, b) => a - b)
  return days.flatMap((day, i) => {
    const composed = composeDay({ day, lastDay, trip, stay, steps: steps.filter((step) => step.day === day), entry })
    const freeTime = freeTimeBetween({ day, next: days[i + 1] ?? day + 1 }, stay, entry)
    return freeTime ? [composed, freeTime] : [composed]
  })
}

function composeDay(input: {
  day: number
  lastDay: number
  trip: TripFacts
  stay: Stay
  steps: readonly Step[]
  entry: CatalogueEntry | undefined
}): ItineraryDay {
  const { day, lastDay, trip, stay, steps } = input
  const names = [
    ...(day === 1 && !steps.some(({ title }) => /arriv/i.test(title)) ? ['Arrival'] : []),
    ...steps.map(({ title }) => title),
    ...(day === stay.treatmentDay && isPreferenceMet(stay) && steps.length === 0
      ? ['Treatment on the date you named']
      : []),
    ...(day === lastDay && !steps.some(({ title }) => isJourneyHome(title)) ? ['Departure'] : []),
  ]
  const details = [
    ...(day === 1 ? arrivalDetails(trip) : []),
    ...steps.map(({ title, detail }) => (names.length > 1 ? `${title}: ${detail}` : detail)),
    ...(day === stay.treatmentDay && stay.treatmentDate && isPreferenceMet(stay)
      ? [`You named ${displayDay(stay.treatmentDate)} as the treatment date; the provider confirms the final day.`]
      : []),
    ...(steps.some(needsClinic) && preferencesOf(trip).interpreter
      ? ['Your local coordinator or translator comes along.']
      : []),
    ...(day === lastDay ? departureDetails(trip, input.entry) : []),
  ]
  return { day, date: dateOfDay(stay, day), title: joinNames(names), details }
}

/** The journey home is also a catalogue step, but it does not need a clinic, and neither does the arrival. */
const needsClinic = ({ title }: Step) => !/^arrival and rest/i.test(title) && !isJourneyHome(title)

function arrivalDetails(trip: TripFacts): string[] {
  const preferences = preferencesOf(trip)
  const from = [trip.travelingFromCity, trip.travelingFromCountry].filter(Boolean).join(', ')
  return [
    preferences.fromAbroad
      ? `You travel from ${from} to Egypt.`
      : `You travel within Egypt${from ? `, from ${from}` : ''}.`,
    ...(preferences.airportPickup
      ? ['You are met at the airport and driven to where you stay.']
      : preferences.fromAbroad
        ? ['No airport pickup was asked for: plan a taxi or ride from the airport.']
        : []),
    ...accommodationDetails(trip),
    ...(trip.isCompanionTraveling === 'Yes' ? ['Your companion arrives with you.'] : []),
  ]
}

function accommodationDetails(trip: TripFacts): string[] {
  switch (trip.accommodationType) {
    case 'Not required':
      return ['You arrange your own place to stay; give the care team its address.']
    case 'Hotel':
      return [`Check in at the hotel${hotelPreference(trip.hotelPreference)}.`]
    case 'Apartment':
      return ['Check in at the apartment.']
    case 'Hospital Guesthouse':
      return ['Check in at the guesthouse of the hospital.']
    default:
      return [
        trip.otherAccommodationType
          ? `Check in at the accommodation you described: ${trip.otherAccommodationType}.`
          : 'Check in at your accommodation.',
      ]
  }
}

function hotelPreference(preference: string | undefined): string {
  if (!preference || preference === 'No Preference') return ''
  return ` (${preference.toLowerCase()} category, as you asked)`
}

function departureDetails(trip: TripFacts, entry: CatalogueEntry | undefined): string[] {
  const { airportPickup, fromAbroad } = preferencesOf(trip)
  return [
    'Travel home only after the provider has said that you may.',
    ...(entry ? [entry.procedure.flyingHome] : []),
    ...(airportPickup && fromAbroad ? ['The care team confirms the ride back to the airport.'] : []),
    'Take your medical report, prescriptions and contact details for questions with you.',
  ]
}

/** Refers to the recovery section, which also applies to these days and is printed once. */
const recoveryReference =
  'What helps while you recover, and what to watch for, is under “While you recover, in Egypt and at home”.'

function freeTimeBetween(
  { day, next }: { day: number; next: number },
  stay: Stay,
  entry: CatalogueEntry | undefined,
): ItineraryDay | null {
  const first = day + 1
  const last = next - 1
  if (last < first) return null
  const until = last > first ? ` (days ${first} to ${last})` : ''
  const date = dateOfDay(stay, first)
  if (isInHospital({ first, last }, stay, entry)) {
    const detail = 'You are in hospital, and the team decides from day to day.'
    return { day: first, date, title: `In hospital${until}`, details: [detail] }
  }
  const medicalDays = stepsOf(entry, stay).map((step) => step.day)
  const isAfterTreatment = medicalDays.length > 0 && day >= Math.max(...medicalDays)
  return {
    day: first,
    date,
    title: isAfterTreatment ? `Rest and recovery${until}` : `Time between appointments${until}`,
    details: [
      'Keep this time free for rest and for any appointment the provider adds.',
      ...(isAfterTreatment ? [recoveryReference] : []),
    ],
  }
}

/** True when all these days are between the admission and the discharge of the catalogue. */
function isInHospital(
  days: { readonly first: number; readonly last: number },
  { movedBy }: Stay,
  entry: CatalogueEntry | undefined,
): boolean {
  const inHospital = entry?.procedure.inHospital
  return !!inHospital && days.first >= inHospital.from + movedBy && days.last < inHospital.until + movedBy
}

/** The catalogue's steps that fit the stay; without a catalogue entry the steps every treatment has. */
function stepsOf(entry: CatalogueEntry | undefined, stay: Stay): Step[] {
  const lastDay = stay.nights + 1
  const steps = entry && entry.procedure.steps.length > 0 ? stepsOfStay(entry, stay) : generalSteps(stay)
  return steps.filter(({ day }) => day <= lastDay)
}

function generalSteps({ nights, treatmentDay }: Stay): Step[] {
  const consultation = Math.min(2, nights + 1)
  const treatment = treatmentDay ?? Math.min(3, nights + 1)
  return [
    {
      day: Math.min(consultation, treatment),
      title: 'Consultation and tests',
      detail: 'The provider examines you, looks at your records and decides with you whether and how to treat.',
    },
    { day: treatment, title: 'Treatment', detail: 'The treatment as agreed with the provider.' },
    ...(nights > treatment
      ? [
          {
            day: nights,
            title: 'Follow-up visit',
            detail: 'The provider checks how you are and gives advice for home.',
          },
        ]
      : []),
  ]
}

function joinNames(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'Day of the stay')
}
