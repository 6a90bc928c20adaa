import { callMinutes } from '../vocabulary/suggested-calls.js'

/** Agreed call for a calendar file. */
export interface CalendarCall {
  readonly callId: string
  readonly reference: string
  /** ISO format. */
  readonly startsAt: string
  /** Time at which the file is made. */
  readonly madeAt: Date
}

const minuteMs = 60_000

/** Returns the calendar file of an agreed call (RFC 5545). It names no health matter, because calendars are shared. */
export function callCalendar({ callId, madeAt, reference, startsAt }: CalendarCall): string {
  const start = new Date(startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seneb//Calls//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${callId}@calls.seneb`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + callMinutes * minuteMs))}`,
    `SUMMARY:Call with Seneb (${escaped(reference)})`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** UTC, `20261125T123000Z`. */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|[.]\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, ' ')
}
