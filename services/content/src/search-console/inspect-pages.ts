import type { ContentCtx } from '../content-ctx.js'
import { readSiteMap } from '../site-map/read-site-map.js'
import { listDuePagesSql, storeInspectionSql } from './page-inspection.queries.js'

/** A page is asked about once a day. */
const hoursBetween = 24
/** Ten every ten minutes are 1,440 a day: a property may ask 2,000 times. */
const pagesPerTurn = 10

/** Asks Search Console about the pages that were asked about longest ago, and stores what it says (ADM-04, D-36). */
export async function inspectPages(ctx: ContentCtx): Promise<void> {
  const { searchConsole } = ctx
  if (!searchConsole) return
  const { entries } = await readSiteMap(ctx)
  const params = [entries.map(({ path }) => path), hoursBetween, pagesPerTurn]
  const due = await ctx.db.read((tx) => tx.query<{ path: string }>(listDuePagesSql, params))

  for (const { path } of due) {
    const { coverage, lastCrawledAt, verdict } = await searchConsole.inspect(path)
    await ctx.db.run(storeInspectionSql, [path, verdict, coverage, lastCrawledAt ?? null])
  }
}
