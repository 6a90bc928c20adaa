import { percentile } from '../../support/figures.js'
import type { FloodCounts } from './flood-counts.js'
import type { Seen } from './neighbour.js'

/** A partner's rate limit bucket as replies report it. */
export interface Bucket {
  readonly available: number
  readonly capacity: number
  readonly restorePerSecond: number
}

/** Points that a single gateway would have granted to a partner who never stops. */
export function allowedPoints({ available, restorePerSecond }: Bucket, seconds: number): number {
  return available + restorePerSecond * seconds
}

/** Returns the points granted beyond the allowance, as a fraction of it; negative when fewer were granted. */
export function overspendOf(charged: number, allowed: number): number {
  return charged / allowed - 1
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

export function countsLine(counts: FloodCounts, overspend: number): string {
  const { charged, others, seconds, sent, served, withoutSlot, withoutPoints } = counts
  const other = Object.values(others).reduce((sum, times) => sum + times, 0)
  return `sent=${sent} in ${seconds.toFixed(1)} s served=${served} charged=${charged} withoutPoints=${withoutPoints} withoutSlot=${withoutSlot} other=${other} overspend=${percent(overspend)}`
}

export function observedLine(name: string, seen: Seen): string {
  const ms = (part: number) => `${percentile(seen.durationMs, part).toFixed(1)} ms`
  return `  ${name.padEnd(44)} ${String(seen.durationMs.length).padStart(5)} requests, p50 ${ms(0.5)}, p99 ${ms(0.99)}`
}
