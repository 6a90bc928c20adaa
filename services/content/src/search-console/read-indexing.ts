import type { Output } from '@seneb/contracts/define'
import type { ReadIndexing } from '@seneb/contracts/messages/content/site-map.messages'

import type { ContentCtx } from '../content-ctx.js'
import { readSiteMap } from '../site-map/read-site-map.js'
import { listInspectionsSql } from './inspect-pages.js'

interface Inspection {
  readonly path: string
  readonly verdict: string
  readonly coverage: string
  readonly lastCrawledAt: Date | null
  readonly inspectedAt: Date
}

const inIndex = 'PASS'

/**
 * Returns the number of pages and how many of them Search Console reports as indexed. Without an account there are no
 * index figures at all, and never an estimate (ADM-04, D-36).
 */
export async function readIndexing(ctx: ContentCtx): Promise<Output<typeof ReadIndexing>> {
  const { entries } = await readSiteMap(ctx)
  const paths = entries.map(({ path }) => path)
  if (!ctx.searchConsole) {
    const nothing = { inspected: 0, indexed: 0, oldestInspectionAt: null, notIndexed: [] }
    return { connection: 'not-connected', pages: paths.length, ...nothing }
  }
  const inspections = await ctx.db.read((tx) => tx.query<Inspection>(listInspectionsSql, [paths]))
  const notIndexed = inspections.filter(({ verdict }) => verdict !== inIndex)
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
