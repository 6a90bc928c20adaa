import { createEvents, type EventAttributes } from 'ics'

import type { StayTimeline, TimelineEntry } from './stay-timeline.types.js'
import { stayTimelinesCopy as copy } from './stay-timelines.copy.js'

/** Lets calendars know what made a file (RFC 5545, 3.7.3). */
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
