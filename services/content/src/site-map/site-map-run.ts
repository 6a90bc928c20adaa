import type { Output, Input } from '@seneb/contracts/define'
import type { GenerateSiteMap, ListSiteMapRuns } from '@seneb/contracts/messages/content/site-map.messages'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import type { ContentCtx } from '../content-ctx.js'

type GenerateSiteMapOutput = Output<typeof GenerateSiteMap>

/** A run as Postgres gives it. */
export interface SiteMapRun extends Omit<GenerateSiteMapOutput, 'generatedAt' | 'submittedAt'> {
  readonly generatedAt: Date
  readonly submittedAt: Date | null
}

/** Returns a run in the format of the reply. */
export function toRunDto({ generatedAt, submittedAt, ...run }: SiteMapRun): GenerateSiteMapOutput {
  return { ...run, generatedAt: generatedAt.toISOString(), submittedAt: submittedAt?.toISOString() ?? null }
}

const columns = `id, generated_at as "generatedAt", pages, added, removed, changed, submitted_at as "submittedAt"`

/** Serializes runs of the site map, so that each run is compared with the previous one. */
export const lockSiteMapRunsSql = `/* lockSiteMapRuns */ select pg_advisory_xact_lock(hashtext('site_map_runs'))`

export const readLastEntriesSql = `/* readLastSiteMap */ select entries from site_map_runs
  order by generated_at desc, id desc limit 1`

/** $1 id, $2 generated at, $3 entries, $4 added, $5 removed, $6 changed */
export const storeSiteMapRunSql = `/* storeSiteMapRun */
  insert into site_map_runs (id, generated_at, pages, entries, added, removed, changed)
  values ($1, $2, jsonb_array_length($3::jsonb), $3::jsonb, $4::text[], $5::text[], $6::text[])
  returning ${columns}`

/** $1 how many */
export const listSiteMapRunsSql = `/* listSiteMapRuns */ select ${columns} from site_map_runs
  order by generated_at desc, id desc limit $1`

/** $1 id, $2 submitted at */
export const markSubmittedSql = `/* markSubmitted */ update site_map_runs set submitted_at = $2
  where id = $1 returning ${columns}`

/** Fields of a site map run in its audit entries. */
export const siteMapRunAudit = defineAuditedResource('site-map-run', {
  pages: 'plain',
  added: 'plain',
  removed: 'plain',
  changed: 'plain',
  submittedAt: 'plain',
})

/** The newest runs of the site map, newest first. */
export async function listSiteMapRuns(
  { first }: Input<typeof ListSiteMapRuns>,
  ctx: ContentCtx,
): Promise<Output<typeof ListSiteMapRuns>> {
  const runs = await ctx.db.read((tx) => tx.query<SiteMapRun>(listSiteMapRunsSql, [first]))
  return { runs: runs.map(toRunDto) }
}
