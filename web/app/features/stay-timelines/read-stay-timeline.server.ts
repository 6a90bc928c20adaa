import { readForm } from '@seneb/contracts/forms/read-form'
import { stayTimelineForm } from '@seneb/contracts/forms/stay-timeline.form'
import { homeLocations, type HomeLocation } from '@seneb/contracts/vocabulary/home-places'
import { createEvents, type EventAttributes } from 'ics'

import { StayTimelineDocument } from '../../graph/generated/graphql.js'
import type { GraphReading, SenebLoadContext } from '../../graph/load-context.js'
import type { FlightChoice, StayTimeline, TimelineReading, TimelineEntry, TwoClocks } from './stay-timeline.types.js'
import { stayTimelinesCopy as copy } from './stay-timelines.copy.js'

type Graph = Pick<SenebLoadContext, 'queryGraph' | 'readPublished'>

/** Maximum length of a typed value; longer text is neither a date nor a place. */
const maxCharacters = 40

/** Reads the day and place from an address; a missing one is ''. */
export function flightChoiceFrom(search: URLSearchParams): FlightChoice {
  const [date = '', home = ''] = ['date', 'home'].map((name) => (search.get(name) ?? '').trim().slice(0, maxCharacters))
  return { date, home }
}

/**
 * Reads the typical stay, which is the same for everyone and cached. The timeline for a flight on a given day is never
 * cached, so that invented dates use no memory.
 */
export async function readStayTimeline(
  { choice, now, procedure }: { readonly procedure: string; readonly choice: FlightChoice; readonly now: Date },
  { queryGraph, readPublished }: Graph,
): Promise<GraphReading<TimelineReading>> {
  const typical = await readPublished(StayTimelineDocument, { procedure })
  if (typical.unavailable) return typical
  const reading = {
    timeline: typical.data.stayTimeline,
    choice,
    fieldErrors: {},
    clocks: {},
    isUnavailable: false,
  }
  if (choice.date === '' && choice.home === '') return { data: reading }

  const { problems, value } = readForm(stayTimelineForm, { procedure, ...choice }, { now })
  if (problems) {
    return {
      data: { ...reading, fieldErrors: Object.fromEntries(problems.map(({ path, message }) => [path, message])) },
    }
  }
  // Uses the parsed day from here on, because an address may name it with a time of day.
  const read = { ...reading, choice: { date: value.date ?? '', home: value.home ?? '' } }
  const response = await queryGraph(StayTimelineDocument, value)
  if (response.unavailable) return { data: { ...read, isUnavailable: true } }
  const timeline = response.data.stayTimeline
  return { data: { ...read, timeline, clocks: clocksOf(timeline, read.choice.home) } }
}

function clocksOf({ entries }: StayTimeline, home: string): TimelineReading['clocks'] {
  const homeLocation = homeLocations.find(({ value }) => value === home)
  if (!homeLocation) return {}
  const dates = new Set(entries.flatMap(({ date }) => (date === null ? [] : [date])))
  return Object.fromEntries([...dates].map((date) => [date, createTwoClocks(date, homeLocation)]))
}

/** Identifies the producer of a calendar file (RFC 5545, 3.7.3). */
const productId = 'seneb/timeline'

/**
 * Returns a dated timeline as a calendar (RFC 5545): tentative whole-day entries that do not mark the person as busy.
 */
export function calendarOf({ entries, procedure }: StayTimeline): string {
  const { error, value } = createEvents(
    entries.flatMap((entry) => eventOf(entry, procedure)),
    { productId, calName: copy.calendar.name },
  )
  if (error || !value) throw new Error('the timeline is no calendar', { cause: error })
  return value
}

function eventOf({ date, detail, kind, title, untilDate }: TimelineEntry, procedure: string): EventAttributes[] {
  if (date === null) return []
  const range = untilDate === null ? '' : ` ${copy.until(untilDate)}`
  return [
    {
      start: dayOf(date),
      end: dayOf(nextDay(date)),
      title,
      description: `${detail}${range}\n\n${copy.typical}`,
      status: 'TENTATIVE',
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      // The same day of the same timeline is the same event, so that a second file replaces the first.
      uid: `${procedure}-${kind.toLowerCase()}-${date}-${slugOf(title)}@seneb`,
    },
  ]
}

function dayOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** The end of a whole day is the next one (RFC 5545, 3.6.1). */
function nextDay(date: string): string {
  return new Date(Date.parse(date) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

const cairo = 'Africa/Cairo'
/** Usual start of appointments; an example for comparing time zones, never an appointment. */
const morningHour = 9
const minuteMs = 60_000

/**
 * Returns the time of a day's morning in Cairo and at home; computed per day, because summer time begins and ends on
 * different dates.
 */
export function createTwoClocks(date: string, { city, zone }: HomeLocation): TwoClocks {
  const morning = morningInCairo(date)
  const isSameDay = dayIn(morning, zone) === dayIn(morning, cairo)
  return { cairo: timeIn(morning, cairo), home: timeIn(morning, zone, !isSameDay), city }
}

function morningInCairo(date: string): Date {
  const asUtc = Date.parse(`${date}T${String(morningHour).padStart(2, '0')}:00:00Z`)
  return new Date(asUtc - offsetMinutes(new Date(asUtc), cairo) * minuteMs)
}

/** Returns the offset of a zone from UTC at an instant, in minutes; positive means ahead. */
function offsetMinutes(instant: Date, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes))
}

function timeIn(instant: Date, timeZone: string, withDay = false): string {
  const weekday = withDay ? ({ weekday: 'long' } as const) : {}
  // Another space before AM in newer browsers than on the server would be another text.
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone, ...weekday })
    .format(instant)
    .replaceAll('\u202f', ' ')
}

function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
}
