import {
  careTeamZone,
  slotInZone,
  slotInstants,
  slotNames,
  type TimeSlot,
} from '@seneb/contracts/vocabulary/contact-options'

import { parseDay } from '../../ui/calendar-dates.js'
import { consultationCopy } from './consultations.copy.js'

const copy = consultationCopy.slot

/**
 * The day the slots are shown for. `isChosen` is false when no valid day was chosen; the error for an invalid day
 * appears at its field.
 */
export interface SlotDay {
  readonly day: string
  readonly isChosen: boolean
}

/** The chosen day, or today without a choice. */
export function slotDay(chosen: string, today: string): SlotDay {
  return parseDay(chosen) ? { day: chosen, isChosen: true } : { day: today, isChosen: false }
}

/**
 * Text of an offered slot: the time in the person's time zone first, then the slot's name and Cairo time (CONT-10,
 * D-62).
 */
export interface SlotText {
  readonly label: string
  readonly note: string
  /** True when a call would wake the person. */
  readonly isDimmed: boolean
}

/** Formats a slot; only in Cairo's time until the visitor's time zone is known. */
export function slotText(slot: TimeSlot, { day, isChosen }: SlotDay, zone: string | undefined): SlotText {
  const cairo = copy.inCairo(slotInZone(slot, day, careTeamZone))
  if (zone === undefined) return { label: slotNames[slot], note: cairo, isDimmed: false }
  const { startsAt, endsAt } = slotInstants(slot, day)
  const [from, to] = [clockOf(startsAt, zone), clockOf(endsAt, zone)]
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  const when = isChosen ? copy.onDay(weekdayOf(startsAt, zone)) : otherDay(startsAt, day, zone)
  const isDimmed = isAtNight(startsAt, endsAt, zone)
  const notes = [slotNames[slot], zone === careTeamZone ? '' : cairo, isDimmed ? copy.night : '']
  return {
    label: copy.yours(copy.hours(from, to, when), city),
    note: notes.filter(Boolean).join(' · '),
    isDimmed,
  }
}

/** `9 pm`, `9:30 pm`, `noon`. */
function clockOf(at: Date, zone: string): string {
  const { hour, minute } = timeIn(at, zone)
  if (minute === 0 && hour === 0) return copy.midnight
  if (minute === 0 && hour === 12) return copy.noon
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

function timeIn(at: Date, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
  return { hour, minute }
}

function weekdayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(at)
}

/** In distant time zones a slot may begin on another day than in Cairo. */
function otherDay(startsAt: Date, day: string, timeZone: string): string {
  const there = new Intl.DateTimeFormat('en-CA', { timeZone }).format(startsAt)
  if (there === day) return ''
  return there < day ? copy.dayBefore : copy.dayAfter
}

/** Hours at which people should not be called. */
const nightHours = { from: 23, to: 7 } as const

/** True when the middle of a slot is at night in the time zone. */
function isAtNight(startsAt: Date, endsAt: Date, zone: string): boolean {
  const middle = new Date((startsAt.getTime() + endsAt.getTime()) / 2)
  const { hour } = timeIn(middle, zone)
  return hour >= nightHours.from || hour < nightHours.to
}
