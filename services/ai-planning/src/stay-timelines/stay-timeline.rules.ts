import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'

import { addDays, type CalendarDay } from '../ai-plans/calendar.rules.js'
import { firstFlightDay, hasLongFlight } from '../ai-plans/flight.rules.js'
import { dateOfDay, planStay, stepsOfStay, type Stay } from '../ai-plans/stay.rules.js'
import type { TripFacts } from '../ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import type { TimelineEntry } from './timeline-entry.js'
import { noticesOf } from './timeline-notices.rules.js'

interface Journey {
  readonly arrival?: CalendarDay
  /** As the trip planner calls it; without one the way home counts as long, which is the careful answer. */
  readonly country?: string
}

/** A typical stay by the rules of drafts: the same nights, the same steps and the same wait before the flight home. */
export function timelineOf(entry: CatalogueEntry, { arrival, country = 'not named' }: Journey) {
  const trip = tripOf(entry, { arrival, country })
  const stay = planStay(trip, entry)
  const flightAllowedDay = firstFlightDay(1, { trip, entry, movedBy: stay.movedBy })
  const dated = (day: number, more: Pick<TimelineEntry, 'kind' | 'title' | 'detail'>): TimelineEntry => ({
    ...more,
    day,
    date: dateOfDay(stay, day) ?? null,
    untilDay: null,
    untilDate: null,
  })
  const entries = [
    ...stayEntries(entry, stay, dated),
    ...(flightAllowedDay <= stay.nights ? [dated(flightAllowedDay, flightAllowed)] : []),
    dated(stay.nights + 1, journeyHome(entry, stay)),
    ...secondJourney(entry, stay),
  ]
  return {
    nights: stay.nights,
    flightAllowedDay,
    isLongFlight: hasLongFlight(trip),
    entries: entries.toSorted((a, b) => a.day - b.day),
    notices: noticesOf(entries, entry, stay),
  }
}

type Dated = (day: number, more: Pick<TimelineEntry, 'kind' | 'title' | 'detail'>) => TimelineEntry

/** Arrival and the catalogue's steps, without the journey home, which has a line of its own. */
function stayEntries(entry: CatalogueEntry, stay: Stay, dated: Dated): TimelineEntry[] {
  const steps = stepsOfStay(entry, stay).filter(({ day, title }) => day <= stay.nights + 1 && !isJourneyHome(title))
  const hasArrival = steps.some(({ day }) => day === 1)
  return [
    ...(hasArrival ? [] : [dated(1, { kind: 'ARRIVAL', title: 'Arrival', detail: 'You fly to Egypt and rest.' })]),
    ...steps.map(({ day, detail, title }) => dated(day, { kind: kindOf(day, title, stay), title, detail })),
  ]
}

function kindOf(day: number, title: string, { treatmentDay }: Stay): TimelineEntry['kind'] {
  if (day === 1 && /arriv/i.test(title)) return 'ARRIVAL'
  return day === treatmentDay ? 'TREATMENT' : 'STEP'
}

const flightAllowed = {
  kind: 'FLIGHT_ALLOWED',
  title: 'First day you may fly',
  detail:
    'The advice allows a flight from today. The visits that follow still matter: your doctor decides, and may ask you to wait longer.',
} as const

function journeyHome({ procedure }: CatalogueEntry, { nights }: Stay) {
  const step = procedure.steps.find(({ title }) => isJourneyHome(title))
  const detail = step ? `${step.detail} ${procedure.flyingHome}` : procedure.flyingHome
  return { kind: 'JOURNEY_HOME', title: nights === 0 ? 'Home on the same day' : 'Journey home', detail } as const
}

/** Counted from the treatment, like the catalogue does. */
function secondJourney({ procedure }: CatalogueEntry, stay: Stay): TimelineEntry[] {
  const { secondJourney: second } = procedure
  if (!second || stay.treatmentDay === undefined) return []
  const [day, untilDay] = [stay.treatmentDay + second.afterDays.min, stay.treatmentDay + second.afterDays.max]
  return [
    {
      kind: 'SECOND_JOURNEY',
      day,
      untilDay,
      title: 'Second journey',
      detail: second.reason,
      date: dateOfDay(stay, day) ?? null,
      untilDate: stay.arrival ? addDays(stay.arrival, untilDay - 1) : null,
    },
  ]
}

/** A trip of which nothing is known but what decides the days; no wish of a person goes into a typical stay. */
function tripOf({ procedure, treatmentType }: CatalogueEntry, { arrival, country }: Journey): TripFacts {
  return {
    age: 'not named',
    nationality: 'not named',
    travelingFromCountry: country ?? 'not named',
    treatmentType,
    medicalProcedure: procedure.name,
    preferredTravelDates: arrival,
    accommodationType: 'Not required',
    isCompanionTraveling: 'No',
    additionalServices: [],
  }
}
