import { careTeamZone, slotInZone, slotInstants, type TimeSlot } from '@seneb/contracts/vocabulary/contact-options'

import { dateOf } from '../../ui/calendar-dates.js'
import { consultationCopy as copy } from './consultations.copy.js'

/** The day the slots are shown for; what was sent as a day and is none is said so at its field, and today stands in. */
export function slotDay(chosen: string, today: string): string {
  return dateOf(chosen) ? chosen : today
}

/** A slot in Cairo's time and, once it is known, in the visitor's, for the chosen day (CONT-10, D-62). */
export function slotTimes(slot: TimeSlot, day: string, visitorZone: string | undefined): string {
  const cairo = copy.inCairo(slotInZone(slot, day, careTeamZone))
  if (!visitorZone || visitorZone === careTeamZone) return cairo
  const times = [slotInZone(slot, day, visitorZone), otherDay(slot, day, visitorZone)].filter(Boolean).join(', ')
  return `${cairo} · ${copy.yourTime(times, visitorZone.replaceAll('_', ' '))}`
}

/** Far from here a slot may begin on another day than the one that was chosen. */
function otherDay(slot: TimeSlot, day: string, zone: string): string {
  const there = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(slotInstants(slot, day).startsAt)
  if (there === day) return ''
  return there < day ? copy.dayBefore : copy.dayAfter
}
