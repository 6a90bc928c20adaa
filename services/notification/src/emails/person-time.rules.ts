import { isTimeZone, zonedFormat } from '@seneb/contracts/forms/time-zone'
import { careTeamZone } from '@seneb/contracts/vocabulary/contact-options'

/**
 * Formats an instant in the reader's time zone: 'Monday, November 23, 2026, 02:23 in Berlin'. Without a valid zone,
 * uses the care team's zone and UTC: '…, 03:23 in Cairo (01:23 UTC)'.
 */
export function formatForPerson(instant: Date, zone?: string): string {
  const own = zone === undefined ? undefined : placeOf(zone)
  if (zone !== undefined && own !== undefined) return `${dayAndTime(instant, zone)} in ${own}`
  return `${dayAndTime(instant, careTeamZone)} in Cairo (${timeIn(instant, 'UTC')} UTC)`
}

/**
 * Formats an instant in Cairo time and in the sender's time zone: 'Monday,
 * November 23, 2026, 03:23 in Cairo (01:23 UTC), Monday 02:23 in Berlin'.
 */
export function formatForTeam(instant: Date, zone?: string): string {
  const cairo = formatForPerson(instant)
  const theirs = zone === undefined || zone === careTeamZone ? undefined : placeOf(zone)
  if (zone === undefined || theirs === undefined) return cairo
  return `${cairo}, ${weekdayIn(instant, zone)} ${timeIn(instant, zone)} in ${theirs}`
}

/**
 * Returns the place a time zone is named after; undefined for zones without a place, such as 'Etc/GMT+2', and for
 * invalid input.
 */
function placeOf(zone: string): string | undefined {
  const isKnown = /^(?!Etc\/)[A-Z][A-Za-z_]+(?:\/[A-Za-z_-]+){1,2}$/.test(zone) && isTimeZone(zone)
  return isKnown ? zone.split('/').at(-1)?.replaceAll('_', ' ') : undefined
}

function dayAndTime(instant: Date, zone: string): string {
  return `${dayIn(instant, zone)}, ${timeIn(instant, zone)}`
}

const dayIn = zonedFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const weekdayIn = zonedFormat('en-GB', { weekday: 'long' })
const timeIn = zonedFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
