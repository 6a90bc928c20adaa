const dayMs = 24 * 60 * 60 * 1000
const display = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const displayWithWeekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Calendar days are text, YYYY-MM-DD, and know no time zone. */
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

/** How many days `to` lies after `from`; negative when before. */
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

/** Friday and Saturday, on which most clinics in Egypt are not open as usual. */
export function isWeekendInEgypt(day: CalendarDay): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 5 || weekday === 6
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
})

/** Ramadan and the two feasts that fall between two days, both included; which days they are may shift by one. */
export function feastsBetween(first: CalendarDay, last: CalendarDay): string[] {
  const feasts = new Set<string>()
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const feast = feastOf(day)
    if (feast) feasts.add(feast)
  }
  return [...feasts]
}

function feastOf(day: CalendarDay): string | undefined {
  const parts = islamic.formatToParts(new Date(day))
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const month = numberOf('month')
  const date = numberOf('day')
  if (month === 9) return 'Ramadan'
  if (month === 10 && date <= 3) return 'Eid al-Fitr'
  if (month === 12 && date >= 9 && date <= 13) return 'Eid al-Adha'
  return undefined
}
