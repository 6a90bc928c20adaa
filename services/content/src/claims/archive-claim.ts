import type { Input } from '@seneb/contracts/define'
import type { ArchiveClaim } from '@seneb/contracts/messages/content/claim.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { archivePublication } from '../publications/archive-publication.js'
import type { Saved } from '../publications/edit-version.js'
import { findPublished } from '../publications/read-publications.js'
import { readClaimUses } from './claim-uses.js'

/** Takes a record of the register off the site. While it is in use, the first request is told the pages that show it. */
export async function archiveClaim(
  { isUseConfirmed = false, ...seen }: Input<typeof ArchiveClaim>,
  ctx: Ctx,
): Promise<Saved> {
  if (!isUseConfirmed) await assertUnused(seen, ctx)
  return archivePublication(seen, ctx)
}

async function assertUnused({ key, kind }: Input<typeof ArchiveClaim>, { db }: Ctx): Promise<void> {
  const uses = await db.read(async (tx) => {
    const content = await findPublished({ kind, key }, tx)
    if (!content) return []
    const record = { kind, key, content }
    return (await readClaimUses([record], tx))(record)
  })
  if (uses.length === 0) return
  const pages = uses.map(({ path, title }) => (path === null ? title : `${title} (${path})`)).join(', ')
  const message = `It is shown on ${pages}. Confirm that these may go without it.`
  throw new AppError('INPUT_INVALID', { fields: [{ path: 'isUseConfirmed', message: message.slice(0, 500) }] })
}
