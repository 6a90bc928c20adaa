/** Hours of the care desk in Cairo's time zone; Sunday is day 0. */
export interface OpeningHours {
  readonly days: readonly number[]
  /** `09:00`. */
  readonly opensAt: string
  readonly closesAt: string
}

/** Contact details and hours of the care desk; parts that are not set are empty (D-77). */
export interface CareDesk {
  readonly email: string
  readonly whatsapp: string
  /** True while address and number are made up: they are shown, and lead nowhere. */
  readonly isSample: boolean
  readonly languages: readonly string[]
  readonly hours: OpeningHours | null
}

/** Care desk of a site without settings. */
export const emptyCareDesk: CareDesk = { email: '', whatsapp: '', isSample: false, languages: [], hours: null }

export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Returns the care desk's availability for a visitor at `now`, e.g. 'It is 03:25 in Cairo. We are back at 09:00.' Needs
 * a script to know the time; the page itself states the hours.
 */
export function careDeskNow(hours: OpeningHours, now: Date): string {
  const { day, time } = cairoTime(now)
  const clock = `It is ${time} in Cairo.`
  const isDay = (of: number): boolean => hours.days.includes(of % 7)
  if (isDay(day) && time >= hours.opensAt && time < hours.closesAt)
    return `${clock} We are here until ${hours.closesAt}.`
  const from = isDay(day) && time < hours.opensAt ? 0 : 1
  const daysUntilOpen =
    Array.from({ length: 7 }, (_, offset) => from + offset).find((offset) => isDay(day + offset)) ?? 0
  const when = ['', ' tomorrow'][daysUntilOpen] ?? ` on ${dayNames[(day + daysUntilOpen) % 7] ?? ''}`
  return `${clock} We are back${when} at ${hours.opensAt}.`
}

function cairoTime(now: Date): { readonly day: number; readonly time: string } {
  const parts = cairo.formatToParts(now)
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? ''
  return { day: dayNames.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}

const cairo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
