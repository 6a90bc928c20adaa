import { minPromisesForShare } from '@seneb/contracts/vocabulary/care-enquiries'

import type { DeskPromiseFiguresFragment } from '../../graph/generated/promises/graphql.js'
import { formatDuration } from '../../ui/durations.js'
import { promisesCopy } from './promises.copy.js'

const copy = promisesCopy.figureText

export type Figures = DeskPromiseFiguresFragment

/** Returns the number of promises that count: those with a reply, and those overdue without one. */
export function countedIn({ onTime, late, overdue }: Figures): number {
  return onTime + late + overdue
}

/** Returns the share of replies in time, never rounded up to 100 %; or the reason for its absence. */
export function formatShare(figures: Figures, tooFew = copy.tooFew(countedIn(figures))): string {
  const counted = countedIn(figures)
  if (counted < minPromisesForShare) return tooFew
  return `${(Math.floor((1000 * figures.onTime) / counted) / 10).toFixed(1)} %`
}

/** Returns the time that a reply took; a dash without a reply. */
export function formatElapsed(seconds: number | null | undefined): string {
  return seconds === null || seconds === undefined ? '–' : formatDuration(seconds)
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A week by its Monday. */
export function weekLabel(monday: string): string {
  return copy.weekOf(day.format(new Date(monday)))
}
