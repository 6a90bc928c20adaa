import { furthestTravelDays, travelDateToleranceDays } from '../vocabulary/trip-options.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * True when `date` (YYYY-MM-DD) is not in the past and at most one year after `now` (TRIP-53, D-46). Both limits allow
 * one day of tolerance, because the person's day may differ from ours.
 */
export function isWithinTravelWindow(date: string, now: Date): boolean {
  const days = daysAhead(date, now)
  return days >= -travelDateToleranceDays && days <= furthestTravelDays + travelDateToleranceDays
}

/**
 * Returns the number of days from the UTC day of `now` to `date`; negative when it has passed, NaN for an invalid date.
 */
export function daysAhead(date: string, now: Date): number {
  return (Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / dayMs
}
