import { smallestShownCount } from '@seneb/contracts/vocabulary/referral-codes'

import type { WeekCounts } from './referral-code.queries.js'

const dayMs = 24 * 60 * 60 * 1000
const weekDays = 7

/** Counts of a week as staff see them; a hidden one is absent. */
export interface ShownCounts {
  readonly hits?: number
  readonly visits?: number
  readonly enquiries?: number
}

/** Returns the Monday of a time's week, in UTC. */
export function mondayOf(time: Date): string {
  const day = new Date(time.getTime() - ((time.getUTCDay() + weekDays - 1) % weekDays) * dayMs)
  return day.toISOString().slice(0, 10)
}

/**
 * Returns the Mondays of the last whole weeks, newest first. The current week is excluded, because a growing count that
 * is read repeatedly would date a single enquiry.
 */
export function completeWeeks(now: Date, count: number): readonly string[] {
  const current = new Date(`${mondayOf(now)}T00:00:00Z`).getTime()
  return Array.from({ length: count }, (_, at) => mondayOf(new Date(current - (at + 1) * weekDays * dayMs)))
}

/** Returns a count that may be shown; one from 1 to 4 is hidden. */
export function shownCount(count: number): number | undefined {
  return count > 0 && count < smallestShownCount ? undefined : count
}

/** Returns the counts of each week, zeros included. */
export function shownWeeks(
  mondays: readonly string[],
  stored: readonly WeekCounts[],
): readonly (ShownCounts & { readonly monday: string })[] {
  const byMonday = new Map(stored.map((week) => [week.monday, week]))
  return mondays.map((monday) => {
    const week = byMonday.get(monday)
    if (week?.isHidden) return { monday }
    return {
      monday,
      hits: shownCount(week?.hits ?? 0),
      visits: shownCount(week?.visits ?? 0),
      enquiries: shownCount(week?.enquiries ?? 0),
    }
  })
}

/** Returns the sums of weeks; one is hidden as soon as a week in it is, because the difference would show that week. */
export function shownTotal(weeks: readonly ShownCounts[]): ShownCounts {
  const sum = (name: keyof ShownCounts) => {
    const counts = weeks.map((week) => week[name])
    return counts.includes(undefined) ? undefined : counts.reduce<number>((total, count) => total + (count ?? 0), 0)
  }
  return { hits: sum('hits'), visits: sum('visits'), enquiries: sum('enquiries') }
}
