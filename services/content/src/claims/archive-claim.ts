import type { Input } from '@seneb/contracts/define'
import type { ArchiveClaim } from '@seneb/contracts/messages/content/claim.messages'
import { AppError } from '@seneb/platform/app-error'

import { archivePublication } from '../publications/archive-publication.js'
import type { Saved } from '../publications/edit-version.js'
import { findPublished, type PublishingCtx } from '../publications/read-publications.js'
import { readClaimUses } from './claim-uses.js'
import { readShownRecords } from './read-shown-records.js'

/**
 * Removes a record of the register from the site. While it is in use, the first request returns the pages that show it.
 */
export async function archiveClaim(
  { isUseConfirmed = false, ...seen }: Input<typeof ArchiveClaim>,
  ctx: PublishingCtx,
): Promise<Saved> {
  if (!isUseConfirmed) await assertUnused(seen, ctx)
  return archivePublication(seen, ctx)
}

async function assertUnused({ key, kind }: Input<typeof ArchiveClaim>, ctx: PublishingCtx): Promise<void> {
  const shown = await readShownRecords(ctx)
  const uses = await ctx.db.read(async (tx) => {
    const content = await findPublished({ kind, key }, tx)
    if (!content) return []
    const record = { kind, key, content, isShown: shown.has(`${kind}/${key}`) }
    return (await readClaimUses([record], ctx.samples, tx))(record)
  })
  if (uses.length === 0) return
  const pages = uses.map(({ path, title }) => (path === null ? title : `${title} (${path})`)).join(', ')
  const message = `It is shown on ${pages}. Confirm that these may go without it.`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'isUseConfirmed', message: message.slice(0, 500) }] })
}
