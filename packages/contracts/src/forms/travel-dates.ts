import { furthestTravelDays, travelDateToleranceDays } from '../vocabulary/trip-options.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * True when `date` (YYYY-MM-DD) is not in the past and not more than a year ahead of `now`, with a day of
 * tolerance on both sides because the person's day may differ from ours (TRIP-53, D-46).
 */
export function isWithinTravelWindow(date: string, now: Date): boolean {
  const days = daysAhead(date, now)
  return days >= -travelDateToleranceDays && days <= furthestTravelDays + travelDateToleranceDays
}

/** How many days `date` lies ahead of the day of `now` in UTC; negative when it has passed, NaN for what is no date. */
export function daysAhead(date: string, now: Date): number {
  return (Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / dayMs
}
