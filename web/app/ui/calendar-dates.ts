/** Calendar days as text, `2027-01-05`, independent of time zones. */

// Created on first use, because each takes tens of milliseconds on a slow phone.
let display: Intl.DateTimeFormat | undefined
let spoken: Intl.DateTimeFormat | undefined

/** Formats an instant as a day in the visitor's time zone, `2027-01-05`. */
export function toDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** Returns midnight of a day in the visitor's time zone; undefined for an invalid day. */
export function parseDay(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const midnight = year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
  // JavaScript would convert 30 February to a day in March.
  return midnight?.getMonth() === Number(month) - 1 ? midnight : undefined
}

/** Returns the day that is the given number of days later. */
export function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}

/** Formats a day for display, `Jan 5, 2027` (TRIP-53). */
export function formatDay(day: string): string {
  const date = parseDay(day)
  if (!date) return ''
  display ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
  return display.format(date)
}

/** Week data of browsers: older ones have the property, newer ones the method, and some neither. */
interface WeekLocale extends Intl.Locale {
  readonly weekInfo?: WeekInfo
  readonly getWeekInfo?: () => WeekInfo
}
interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number
}
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Returns the first day of the week for a language such as `pl`, with Sunday as 0; Monday if unknown. */
export function firstWeekday(language: string): Weekday {
  const locale = new Intl.Locale(language) as WeekLocale
  const weekInfo = locale.getWeekInfo?.() ?? locale.weekInfo
  return ((weekInfo?.firstDay ?? 1) % 7) as Weekday
}

/** Returns a day in its long form, `Tuesday, January 5, 2027`. */
export function formatLongDay(date: Date): string {
  spoken ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
  return spoken.format(date)
}
