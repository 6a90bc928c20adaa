import type { timelineNoticeKinds, timelineKinds } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { isJourneyHome } from '@seneb/contracts/messages/content/stay-nights'
import { companionAdvice } from '@seneb/contracts/vocabulary/companion-procedures'
import { feastsBetween, isWeekendInEgypt, visaNights } from '@seneb/contracts/vocabulary/egypt-calendar'

import { addDays, type CalendarDay, displayDayWithWeekday } from '../ai-plans/calendar.rules.js'
import { firstFlightDay, hasLongFlight } from '../ai-plans/flight.rules.js'
import { needsOpenClinic } from '../ai-plans/open-points.rules.js'
import { dateOfDay, planStay, stepsOfStay, type Stay } from '../ai-plans/stay.rules.js'
import type { TripFacts } from '../ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'

interface Journey {
  readonly arrival?: CalendarDay
  /** Named as in the trip planner; without one the flight home counts as long, to be careful. */
  readonly country?: string
}

/** A typical stay by the rules of drafts: the same nights, the same steps and the same wait before the flight home. */
export function composeTimeline(entry: CatalogueEntry, { arrival, country = 'not named' }: Journey) {
  const trip = tripOf(entry, { arrival, country })
  const stay = planStay(trip, entry)
  const flightAllowedDay = firstFlightDay(1, { trip, entry, movedBy: stay.movedBy })
  const createEntry = (day: number, more: Pick<TimelineEntry, 'kind' | 'title' | 'detail'>): TimelineEntry => ({
    ...more,
    day,
    date: dateOfDay(stay, day) ?? null,
    untilDay: null,
    untilDate: null,
  })
  const entries = [
    ...stayEntries(entry, stay, createEntry),
    ...(flightAllowedDay <= stay.nights ? [createEntry(flightAllowedDay, flightAllowed)] : []),
    createEntry(stay.nights + 1, journeyHome(entry, stay)),
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

/** Returns arrival and the catalogue's steps, without the journey home, which has a separate line. */
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

/** Returns the second journey, counted from the treatment as in the catalogue. */
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

/** A trip with only the facts that decide the days; a typical stay contains no wish of a person. */
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

/** Notice a person should read before deciding on a treatment or a day. */
export interface TimelineNotice {
  readonly kind: (typeof timelineNoticeKinds)[number]
  readonly text: string
}

/** Returns notices for the person who chooses the day, by the same rules as the care team's open points on a stay. */
function noticesOf(entries: readonly TimelineEntry[], { procedure }: CatalogueEntry, stay: Stay): TimelineNotice[] {
  const company = companionAdvice(procedure)
  return [
    ...weekendNotices(entries),
    ...feastNotices(stay),
    ...(stay.nights > visaNights ? [visaNotice(stay.nights)] : []),
    ...(company === undefined ? [] : [{ kind: 'COMPANION', text: company } as const]),
  ]
}

function weekendNotices(entries: readonly TimelineEntry[]): TimelineNotice[] {
  const onWeekend = entries.flatMap(({ date, kind, title }) =>
    date !== null && isWeekendInEgypt(date) && needsOpenClinic(title)
      ? [{ kind, day: displayDayWithWeekday(date) }]
      : [],
  )
  const daysOf = (entryKind: TimelineEntry['kind']) =>
    onWeekend.filter(({ kind }) => kind === entryKind).map(({ day }) => day)
  const [treatment] = daysOf('TREATMENT')
  const visits = daysOf('STEP')
  const weekend = 'Friday and Saturday are the weekend in Egypt'
  return [
    ...(treatment === undefined
      ? []
      : [
          notice(
            'WEEKEND',
            `The treatment would be on ${treatment}. ${weekend}, so the provider may need another day.`,
          ),
        ]),
    ...(visits.length === 0
      ? []
      : [notice('WEEKEND', `${weekend}. Ask whether the clinic can see you on ${visits.join('; ')}.`)]),
  ]
}

function feastNotices(stay: Stay): TimelineNotice[] {
  const [first, last] = [dateOfDay(stay, 1), dateOfDay(stay, stay.nights + 1)]
  const feasts = first && last ? feastsBetween(first, last) : []
  if (feasts.length === 0) return []
  const treatment = stay.treatmentDay === undefined ? undefined : dateOfDay(stay, stay.treatmentDay)
  const [during] = treatment ? feastsBetween(treatment, treatment) : []
  const others = feasts.filter((feast) => feast !== during)
  const facts = [
    ...(during ? [`The treatment would be in the time of ${during}.`] : []),
    ...(others.length > 0 ? [`Your stay includes ${others.join(' and ')}.`] : []),
  ]
  const advice =
    'Many clinics then open for fewer hours or close: have every appointment confirmed. The dates follow the moon and may shift by a day.'
  return [notice('FEAST', `${facts.join(' ')} ${advice}`)]
}

function visaNotice(nights: number): TimelineNotice {
  return notice(
    'VISA',
    `${nights} nights are more than the ${visaNights} days that a tourist visa commonly allows. Ask the Egyptian embassy for the right visa before you book.`,
  )
}

function notice(kind: TimelineNotice['kind'], text: string): TimelineNotice {
  return { kind, text }
}

/** One line of a timeline; `day` counts from arrival (1). */
interface TimelineEntry {
  readonly kind: (typeof timelineKinds)[number]
  readonly day: number
  readonly date: string | null
  readonly untilDay: number | null
  readonly untilDate: string | null
  readonly title: string
  readonly detail: string
}
