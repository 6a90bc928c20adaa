import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPerformance, RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { beyondVitalBounds, vitalBounds, vitalNames, type VitalName } from '@seneb/contracts/vocabulary/page-events'
import type { PageEventsForm } from '@seneb/contracts/forms/page-events.form'

import type { ContentCtx } from '../content-ctx.js'
import { sumPageEventsSql, countPageEventsSql, hurryCommitSql } from './page-event-day.entity.js'

type Page = Output<typeof ReadPerformance>['pages'][number]

interface Sum {
  readonly page: string
  readonly name: VitalName
  readonly milestone: number
  readonly count: number
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns the 75th percentile of page performance among visitors who allow
 * Analytics; omits pages without measurements (ADM-02, D-39).
 */
export async function readPerformance(
  { days }: Input<typeof ReadPerformance>,
  ctx: ContentCtx,
): Promise<Output<typeof ReadPerformance>> {
  const since = new Date(ctx.now().getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)
  const sums = await ctx.db.read((tx) => tx.query<Sum>(sumPageEventsSql, [since, vitalNames]))
  const byPage = Map.groupBy(sums, ({ page }) => page)
  return { pages: [...byPage].map(([page, pageSums]) => ({ page, vitals: toVitals(pageSums) })) }
}

function toVitals(sums: readonly Sum[]): Page['vitals'] {
  return vitalNames.flatMap((name) => {
    const counts = sums.filter((sum) => sum.name === name).map(({ count, milestone: bound }) => ({ bound, count }))
    const bound = percentileBound(counts, 0.75)
    if (bound === undefined) return []
    const isBeyond = bound === beyondVitalBounds
    const p75 = isBeyond ? (vitalBounds[name].at(-2) ?? bound) : bound
    return [{ name, count: counts.reduce((sum, { count }) => sum + count, 0), p75, isBeyond }]
  })
}

/** Number of values at or below a bound and above the previous one. */
interface BoundCount {
  readonly bound: number
  readonly count: number
}

/**
 * Returns the lowest bound that at least this share of the values do not exceed; undefined without counts. Only the
 * bounds of values are known, so the result is a bound, never interpolated between two.
 */
export function percentileBound(counts: readonly BoundCount[], share: number): number | undefined {
  const sorted = counts.toSorted((a, b) => a.bound - b.bound)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let reached = 0
  for (const { bound, count } of sorted) {
    reached += count
    if (reached >= total * share) return bound
  }
  return undefined
}

const noMilestone = 0

/** Adds the events of a page to today's counts, all or none (ANA-01..04, CONS-11, D-70). */
export async function recordPageEvents(
  { events, page }: PageEventsForm,
  ctx: ContentCtx,
): Promise<Output<typeof RecordPageEvents>> {
  const today = ctx.now().toISOString().slice(0, 10)
  const names = events.map(({ name }) => name)
  const milestones = events.map(({ milestone = noMilestone }) => milestone)

  await ctx.db.write(async (tx) => {
    await tx.query(hurryCommitSql)
    await tx.query(countPageEventsSql, [today, page, names, milestones])
  })
  return { count: events.length }
}
