import { furthestTravelDays, travelDateToleranceDays } from '../vocabulary/trip-options.js'

const dayMs = 24 * 60 * 60 * 1000

/**
 * True when `date` (YYYY-MM-DD) is not in the past and not more than a year ahead of `now`, with a day of
 * tolerance on both sides because the person's day may differ from ours (TRIP-53, D-46).
 */
export function isWithinTravelWindow(date: string, now: Date): boolean {
  const today = Date.parse(now.toISOString().slice(0, 10))
  const daysAhead = (Date.parse(date) - today) / dayMs
  return daysAhead >= -travelDateToleranceDays && daysAhead <= furthestTravelDays + travelDateToleranceDays
}
