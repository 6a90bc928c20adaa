import type { HomeLocation } from '@seneb/contracts/vocabulary/home-places'

import type { TwoClocks } from './stay-timeline.types.js'

const cairo = 'Africa/Cairo'
/** When appointments of the day commonly begin; an example to compare clocks by, never an appointment. */
const morningHour = 9
const minuteMs = 60_000

/**
 * Returns the time of a day's morning in Cairo and at home; computed per day, because summer time begins and ends on
 * different dates.
 */
export function twoClocksOn(date: string, { city, zone }: HomeLocation): TwoClocks {
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
