import type { Output } from '@seneb/contracts/define'
import type { GenerateSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { readSiteMap } from './read-site-map.js'
import {
  toRunDto,
  type SiteMapRun,
  lockSiteMapRunsSql,
  readLastEntriesSql,
  storeSiteMapRunSql,
  siteMapRunAudit as resource,
} from './site-map-run.js'

/**
 * Computes the site map that /sitemap.xml serves, compares it with the last run and stores the result (ADM-03, D-38).
 * Rejects with SITE_MAP_NOT_GENERATED on any failure, with the message of the specification (ADM-08).
 */
export async function generateSiteMap(ctx: ContentCtx): Promise<Output<typeof GenerateSiteMap>> {
  try {
    const { entries } = await readSiteMap(ctx)
    return toRunDto(await storeRun(entries, ctx))
  } catch (cause) {
    throw new AppError('SITE_MAP_NOT_GENERATED', { cause })
  }
}

function storeRun(entries: readonly MappedPage[], ctx: ContentCtx): Promise<SiteMapRun> {
  return ctx.db.write(async (tx) => {
    await tx.query(lockSiteMapRunsSql)
    const [last] = await tx.query<{ entries: MappedPage[] }>(readLastEntriesSql)
    const { added, changed, removed } = compareSiteMaps(last?.entries ?? [], entries)
    const params = [ctx.newId(), ctx.now(), JSON.stringify(entries), added, removed, changed]
    const [run] = await tx.query<SiteMapRun>(storeSiteMapRunSql, params)
    if (!run) throw new Error('the run was not stored')
    const after = { pages: run.pages, added: added.length, removed: removed.length, changed: changed.length }
    await ctx.audit(tx, { action: 'generate-site-map', object: { resource, id: run.id }, after })
    return run
  })
}

/** Fields by which two site maps are compared. */
interface MappedPage {
  readonly path: string
  readonly lastChangedOn: string | null
}

/** Returns the paths that are new, removed or have another date; without an earlier map, all are new (D-38). */
export function compareSiteMaps(before: readonly MappedPage[], now: readonly MappedPage[]) {
  const old = new Map(before.map((page) => [page.path, page.lastChangedOn]))
  const present = new Set(now.map(({ path }) => path))
  return {
    added: now.filter(({ path }) => !old.has(path)).map(({ path }) => path),
    removed: before.filter(({ path }) => !present.has(path)).map(({ path }) => path),
    changed: now
      .filter(({ lastChangedOn, path }) => old.has(path) && old.get(path) !== lastChangedOn)
      .map(({ path }) => path),
  }
}
