import type { Output } from '@seneb/contracts/define'
import type { ReadSite } from '@seneb/contracts/messages/content/site.messages'

type CareDesk = Output<typeof ReadSite>['settings']['careDesk']

/**
 * Returns the configured contact details of the care desk; unreadable values are omitted, and no values are invented
 * (D-77).
 */
export function careDeskOf(value: (key: string) => string | null): CareDesk {
  return {
    email: matching(value('careDesk.email'), /^[^@\s]+@[^@\s]+\.[^@\s]+$/),
    whatsapp: matching(value('careDesk.whatsapp'), /^\+[\d ]{8,20}$/),
    languages: listed(value('careDesk.languages') ?? ''),
    hours: openingHoursOf(value('careDesk.hours') ?? ''),
  }
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Reads `Sun-Thu 09:00-17:00` or `Sun, Tue 10:00-14:00`; null when it reads otherwise. */
export function openingHoursOf(written: string): CareDesk['hours'] {
  const [, dayNames = '', opensAt = '', closesAt = ''] =
    /^([a-z,\s-]+?)\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)$/i.exec(written) ?? []
  const days = listed(dayNames).flatMap(daysOf)
  const isTime = [opensAt, closesAt].every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time))
  if (!isTime || opensAt >= closesAt || days.length === 0 || days.includes(-1)) return null
  return { days: [...new Set(days)].sort((a, b) => a - b), opensAt, closesAt }
}

/** Returns the weekdays of one day or of a range, which may cross the end of the week; `[-1]` when a word is no day. */
function daysOf(range: string): number[] {
  const [first = -1, last = first] = range
    .split('-')
    .map((word) => weekdays.indexOf(word.trim().slice(0, 3).toLowerCase()))
  if (first < 0 || last < 0) return [-1]
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, offset) => (first + offset) % 7)
}

function listed(written: string): string[] {
  return written
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function matching(written: string | null, pattern: RegExp): string | null {
  return written !== null && pattern.test(written) ? written : null
}
