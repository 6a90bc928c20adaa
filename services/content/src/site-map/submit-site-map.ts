import type { Output } from '@seneb/contracts/define'
import type { SubmitSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { AppError } from '@seneb/platform/app-error'

import type { ContentCtx } from '../content-ctx.js'
import { type SiteMapRun, listSiteMapRunsSql, markSubmittedSql, siteMapRunAudit as resource } from './site-map-run.js'

/**
 * Submits the address of the site map to Search Console, and stores the time with the latest run (ADM-06, D-38).
 * Submitting again has no further effect, so a lost reply does no harm.
 */
export async function submitSiteMap(ctx: ContentCtx): Promise<Output<typeof SubmitSiteMap>> {
  const { searchConsole } = ctx
  if (!searchConsole) throw new AppError('SITE_MAP_SUBMISSION_NOT_CONFIGURED')
  const [run] = await ctx.db.read((tx) => tx.query<SiteMapRun>(listSiteMapRunsSql, [1]))
  if (!run) throw new AppError('SITE_MAP_NEVER_GENERATED')
  try {
    await searchConsole.submitSiteMap()
  } catch (cause) {
    throw new AppError('SITE_MAP_NOT_SUBMITTED', { cause })
  }
  const submittedAt = ctx.now()
  await ctx.db.write(async (tx) => {
    await tx.query(markSubmittedSql, [run.id, submittedAt])
    const before = { submittedAt: run.submittedAt?.toISOString() }
    const after = { submittedAt: submittedAt.toISOString() }
    await ctx.audit(tx, { action: 'submit-site-map', object: { resource, id: run.id }, before, after })
  })
  return { submittedAt: submittedAt.toISOString() }
}
