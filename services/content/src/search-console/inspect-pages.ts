import type { Output } from '@seneb/contracts/define'
import type { ReadIndexing } from '@seneb/contracts/messages/content/site-map.messages'

import type { ContentCtx } from '../content-ctx.js'
import { readSiteMap } from '../site-map/read-site-map.js'

/** Minimum hours between two inspections of a page. */
const hoursBetween = 24
/** Ten every ten minutes are 1,440 a day: a property may ask 2,000 times. */
const pagesPerRun = 10

/** Inspects the pages in Search Console that were inspected longest ago, and stores the verdicts (ADM-04, D-36). */
export async function inspectPages(ctx: ContentCtx): Promise<void> {
  const { searchConsole } = ctx
  if (!searchConsole) return
  const { entries } = await readSiteMap(ctx)
  const params = [entries.map(({ path }) => path), hoursBetween, pagesPerRun]
  const due = await ctx.db.read((tx) => tx.query<{ path: string }>(listDuePagesSql, params))

  for (const { path } of due) {
    const { coverage, lastCrawledAt, verdict } = await searchConsole.inspect(path)
    await ctx.db.run(storeInspectionSql, [path, verdict, coverage, lastCrawledAt ?? null])
  }
}

/** Those of these paths that were never inspected, or inspected longest ago. $1 paths, $2 hours, $3 limit */
const listDuePagesSql = `/* listDuePages */ select wanted.path from unnest($1::text[]) with ordinality wanted(path, place)
  left join page_inspections seen on seen.path = wanted.path
  where seen.path is null or seen.inspected_at < clock_timestamp() - $2 * interval '1 hour'
  order by seen.inspected_at nulls first, wanted.place limit $3`

/** $1 path, $2 verdict, $3 coverage, $4 last crawled at or null */
const storeInspectionSql = `/* storeInspection */
  insert into page_inspections (path, verdict, coverage, last_crawled_at, inspected_at)
  values ($1, $2, $3, $4, clock_timestamp())
  on conflict (path) do update set verdict = excluded.verdict, coverage = excluded.coverage,
    last_crawled_at = excluded.last_crawled_at, inspected_at = excluded.inspected_at`

/** $1 paths */
export const listInspectionsSql = `/* listInspections */ select path, verdict, coverage,
    last_crawled_at as "lastCrawledAt", inspected_at as "inspectedAt"
  from page_inspections where path = any($1::text[]) order by path`

interface Inspection {
  readonly path: string
  readonly verdict: string
  readonly coverage: string
  readonly lastCrawledAt: Date | null
  readonly inspectedAt: Date
}

const indexedVerdict = 'PASS'

/**
 * Returns the number of pages and how many of them Search Console reports as indexed. Without an account there are no
 * index figures at all, and never an estimate (ADM-04, D-36).
 */
export async function readIndexing(ctx: ContentCtx): Promise<Output<typeof ReadIndexing>> {
  const { entries } = await readSiteMap(ctx)
  const paths = entries.map(({ path }) => path)
  if (!ctx.searchConsole) {
    const noInspections = { inspected: 0, indexed: 0, oldestInspectionAt: null, notIndexed: [] }
    return { connection: 'not-connected', pages: paths.length, ...noInspections }
  }
  const inspections = await ctx.db.read((tx) => tx.query<Inspection>(listInspectionsSql, [paths]))
  const notIndexed = inspections.filter(({ verdict }) => verdict !== indexedVerdict)
  const times = inspections.map(({ inspectedAt }) => inspectedAt.toISOString()).toSorted()
  return {
    connection: 'connected',
    pages: paths.length,
    inspected: inspections.length,
    indexed: inspections.length - notIndexed.length,
    oldestInspectionAt: times[0] ?? null,
    notIndexed: notIndexed.map((page) => ({
      ...page,
      lastCrawledAt: page.lastCrawledAt?.toISOString() ?? null,
      inspectedAt: page.inspectedAt.toISOString(),
    })),
  }
}
