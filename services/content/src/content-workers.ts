import { deleteSql, sweeper } from '@seneb/service-kit/working/sweeping'
import type { Worker } from '@seneb/service-kit/working/workers'

import type { ContentCtx } from './content-ctx.js'
import { inspectPages } from './search-console/inspect-pages.js'

const minuteMs = 60_000

/** What the service does by itself. */
export const contentWorkers: readonly Worker<ContentCtx>[] = [
  { name: 'inspect-pages', everyMs: 10 * minuteMs, run: inspectPages },
  sweeper({
    name: 'sweep-site-map-runs',
    everyMs: 60 * minuteMs,
    sql: deleteSql({
      name: 'sweepSiteMapRuns',
      from: 'site_map_runs',
      where: `generated_at < now() - interval '2 years'`,
    }),
  }),
]
