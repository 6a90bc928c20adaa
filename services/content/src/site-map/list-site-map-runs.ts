import type { Input, Output } from '@seneb/contracts/define'
import type { ListSiteMapRuns } from '@seneb/contracts/messages/content/site-map.messages'

import type { ContentCtx } from '../content-ctx.js'
import { toldRun, type SiteMapRun } from './site-map-run.js'
import { listSiteMapRunsSql } from './site-map-run.queries.js'

/** The newest runs of the site map, newest first. */
export async function listSiteMapRuns(
  { first }: Input<typeof ListSiteMapRuns>,
  ctx: ContentCtx,
): Promise<Output<typeof ListSiteMapRuns>> {
  const runs = await ctx.db.read((tx) => tx.query<SiteMapRun>(listSiteMapRunsSql, [first]))
  return { runs: runs.map(toldRun) }
}
