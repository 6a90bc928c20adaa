import { readForm } from '@seneb/contracts/forms/read-form'
import { stayTimelineForm } from '@seneb/contracts/forms/stay-timeline.form'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'

import { StayTimelineDocument } from '../../graph/generated/graphql.js'
import type { GraphReading, SenebLoadContext } from '../../graph/load-context.js'
import type { FlightChoice, StayTimeline, TimelineReading } from './stay-timeline.types.js'
import { twoClocksOn } from './two-clocks.js'

type Graph = Pick<SenebLoadContext, 'askGraph' | 'readPublished'>

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
  { askGraph, readPublished }: Graph,
): Promise<GraphReading<TimelineReading>> {
  const typical = await readPublished(StayTimelineDocument, { procedure })
  if (typical.unavailable) return typical
  const reading = {
    timeline: typical.data.stayTimeline,
    choice,
    sentences: {},
    clocks: {},
    isUnavailable: false,
  }
  if (choice.date === '' && choice.home === '') return { data: reading }

  const { problems, value } = readForm(stayTimelineForm, { procedure, ...choice }, { now })
  if (problems) {
    return {
      data: { ...reading, sentences: Object.fromEntries(problems.map(({ path, message }) => [path, message])) },
    }
  }
  // From here on the page knows the day as it was read: an address may name it with a time of day.
  const read = { ...reading, choice: { date: value.date ?? '', home: value.home ?? '' } }
  const asked = await askGraph(StayTimelineDocument, value)
  if (asked.unavailable) return { data: { ...read, isUnavailable: true } }
  const timeline = asked.data.stayTimeline
  return { data: { ...read, timeline, clocks: clocksOf(timeline, read.choice.home) } }
}

function clocksOf({ entries }: StayTimeline, home: string): TimelineReading['clocks'] {
  const place = homeLocations.find(({ value }) => value === home)
  if (!place) return {}
  const dates = new Set(entries.flatMap(({ date }) => (date === null ? [] : [date])))
  return Object.fromEntries([...dates].map((date) => [date, twoClocksOn(date, place)]))
}
