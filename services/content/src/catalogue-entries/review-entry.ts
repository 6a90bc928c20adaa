import type { Input } from '@seneb/contracts/define'
import type {
  ApproveCatalogueVersion,
  ReturnCatalogueVersion,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import { CatalogueVersion } from './catalogue-version.entity.js'
import { auditEntry, baseDigestOf, editEntry, requirePending, type SavedEntry } from './edit-entry.js'
import { assertStorable } from './entry-problems.js'
import { storeEntry } from './store-entry.js'

/** Approves the version that waits, which takes effect. None of its authors may, so that two people have read it. */
export function approveCatalogueVersion(seen: Input<typeof ApproveCatalogueVersion>, ctx: Ctx): Promise<SavedEntry> {
  return editEntry(seen, ctx, async (entry) => {
    const { current, key, kind, tx } = entry
    const { authors, base_digest, content, number } = requirePending(entry)
    const { id } = requireStaff(ctx)
    if (authors.includes(id)) throw new AppError('APPROVER_IS_AUTHOR')
    if (base_digest !== baseDigestOf(current)) {
      const message = 'A release changed this entry. Compare it with this version, then save it again.'
      throw new AppError('CHANGED_MEANWHILE', { message })
    }
    // The rules and the other entries may have changed since it was saved.
    await assertStorable({ kind, key, content, current }, tx)
    await tx.update(CatalogueVersion, { kind, key, state: 'current' }, { state: 'superseded' })
    const checked = { state: 'current', checked_at: ctx.now(), checked_by: id } as const
    await tx.update(CatalogueVersion, { kind, key, number }, checked)
    await storeEntry({ kind, key, content }, tx, ctx)
    await auditEntry(entry, {
      action: 'approve-catalogue-version',
      before: { state: 'in-review' },
      after: { version: number, state: 'current' },
    })
    return { number, state: 'current' }
  })
}

/** Returns the version that waits to its author, with the reason. */
export function returnCatalogueVersion(
  { reason, ...seen }: Input<typeof ReturnCatalogueVersion>,
  ctx: Ctx,
): Promise<SavedEntry> {
  return editEntry(seen, ctx, async (entry) => {
    const { key, kind, tx } = entry
    const { number } = requirePending(entry)
    const checked = { checked_at: ctx.now(), checked_by: requireStaff(ctx).id, return_reason: reason }
    await tx.update(CatalogueVersion, { kind, key, number }, { state: 'returned', ...checked })
    await auditEntry(entry, {
      action: 'return-catalogue-version',
      before: { state: 'in-review' },
      after: { version: number, state: 'returned', reason },
    })
    return { number, state: 'returned' }
  })
}
