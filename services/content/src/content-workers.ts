import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import type { ContentCtx } from './content-ctx.js'
import { publishScheduledPrices } from './price-table/review-price-change.js'
import { publishScheduled } from './publications/publish-scheduled.js'
import { publishValidityChanges } from './publications/publish-validity-changes.js'
import { inspectPages } from './search-console/inspect-pages.js'

const minuteMs = 60_000
/** Texts and prices are published within this time after their schedule. */
const scheduleIntervalMs = 10_000

/** Kept pages lose what ended within this time after midnight. */
const validityIntervalMs = 10_000

/** Background jobs of the content service. */
export const contentWorkers: readonly Worker<ContentCtx>[] = [
  { name: 'inspect-pages', intervalMs: 10 * minuteMs, run: inspectPages },
  { name: 'publish-scheduled-texts', intervalMs: scheduleIntervalMs, run: publishScheduled },
  { name: 'publish-scheduled-prices', intervalMs: scheduleIntervalMs, run: publishScheduledPrices },
  { name: 'publish-validity-changes', intervalMs: validityIntervalMs, run: publishValidityChanges },
  createSweeper({
    name: 'sweep-site-map-runs',
    intervalMs: 60 * minuteMs,
    sql: deleteSql({
      name: 'sweepSiteMapRuns',
      from: 'site_map_runs',
      where: `generated_at < now() - interval '2 years'`,
    }),
  }),
]
