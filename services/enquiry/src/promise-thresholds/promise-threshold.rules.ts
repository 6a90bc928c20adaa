import {
  promiseThresholdNames,
  promiseThresholds,
  type PromiseThreshold,
} from '@seneb/contracts/vocabulary/care-enquiries'

const hourMs = 60 * 60 * 1000

interface Clock {
  readonly promised_at: Date
  /** Hours of the last reported threshold. */
  readonly notified_hours: number
}

/**
 * Returns the thresholds of a promise that have passed and were not yet reported, in order. The clock is the wall clock
 * and never pauses: neither nights nor waiting for the patient move a threshold (GEN-07). After an outage there may be
 * several.
 */
export function marksToTell({ promised_at, notified_hours }: Clock, now: Date): readonly PromiseThreshold[] {
  const hours = (now.getTime() - promised_at.getTime()) / hourMs
  return promiseThresholdNames.filter(
    (mark) => promiseThresholds[mark] > notified_hours && promiseThresholds[mark] <= hours,
  )
}
