import { dayNames } from './care-desk-now.js'
import type { OpeningHours } from './care-desk.types.js'

/** 'Sunday to Thursday, 09:00–17:00': days that follow one another as a span, others one by one. */
export function openingHoursText({ days, opensAt, closesAt }: OpeningHours): string {
  return `${spansOf(days).join(', ')}, ${opensAt}–${closesAt}`
}

function spansOf(days: readonly number[]): string[] {
  const open = new Set(days)
  if (open.size === dayNames.length) return ['Every day']
  // A span begins after a closed day, so that Saturday to Monday is one.
  const begins = [...open].filter((day) => !open.has((day + 6) % 7)).sort((a, b) => a - b)
  return begins.map((first) => {
    let last = first
    while (open.has((last + 1) % 7)) last = (last + 1) % 7
    return first === last ? nameOf(first) : `${nameOf(first)} to ${nameOf(last)}`
  })
}

function nameOf(day: number): string {
  return dayNames[day] ?? ''
}
