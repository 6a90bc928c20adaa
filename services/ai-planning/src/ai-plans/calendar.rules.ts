const dayMs = 24 * 60 * 60 * 1000
const display = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const displayWithWeekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Calendar days are text, YYYY-MM-DD, without a time zone. */
export type CalendarDay = string

/** The calendar day of an instant, in UTC. */
export function dayOf(instant: Date): CalendarDay {
  return instant.toISOString().slice(0, 10)
}

/** True for an existing day written YYYY-MM-DD. */
export function isCalendarDay(value: string | undefined): value is CalendarDay {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const instant = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && dayOf(instant) === value
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(new Date(Date.parse(day) + count * dayMs))
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** 'Jan 5, 2027' (TRIP-53). */
export function displayDay(day: CalendarDay): string {
  return display.format(new Date(day))
}

/** 'Tue, Jan 5, 2027' */
export function displayDayWithWeekday(day: CalendarDay): string {
  return displayWithWeekday.format(new Date(day))
}
