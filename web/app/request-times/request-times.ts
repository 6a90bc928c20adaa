import { requestTimesCopy as copy } from './request-times.copy.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const minHoursShown = 2
const maxHoursShown = 48

/** Time zone of the care team, for pages whose reader's own zone is unknown. */
const careTeamZone = 'Africa/Cairo'

/** Returns the day and time in the zone of the browser: `Sunday, November 22 at 3:05 PM, your time`. */
export function localTime(at: string): string | undefined {
  const text = formatTime(at)
  return text && copy.yourTime(text)
}

/** Returns the day and time in Cairo: `Sunday, November 22 at 4:05 PM in Cairo`. */
export function cairoTime(at: string): string {
  return copy.inCairo(formatTime(at, careTeamZone) ?? at)
}

function formatTime(at: string, timeZone?: string): string | undefined {
  const time = new Date(at)
  if (Number.isNaN(time.getTime())) return undefined
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = time.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...zone })
  return copy.dayAndTime(day, time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...zone }))
}

/** Returns the time that is left in words, rounded up so that it never promises less; empty when it has passed. */
export function timeLeft(dueAt: string, now: Date): string {
  const leftMs = Date.parse(dueAt) - now.getTime()
  if (!(leftMs > 0)) return ''
  if (leftMs < hourMs) return copy.lessThanAnHour
  if (leftMs < minHoursShown * hourMs) return copy.anHourOrTwo
  return leftMs < maxHoursShown * hourMs
    ? copy.aboutHours(Math.ceil(leftMs / hourMs))
    : copy.aboutDays(Math.ceil(leftMs / dayMs))
}
