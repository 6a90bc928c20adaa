import type { Input } from '@seneb/contracts/define'
import type { ArchiveReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { replyTemplateAudit, lockedTemplate, withFreeName, type Saved } from './change-reply-template.js'
import { ReplyTemplate } from './reply-template.entity.js'

/**
 * Takes a template away from those that answers are written by, or brings it back. Answers that were written by it stay
 * as they are, and it keeps its versions.
 */
export async function archiveReplyTemplate(
  { isArchived, key, version }: Input<typeof ArchiveReplyTemplate>,
  ctx: Ctx,
): Promise<Saved> {
  const taken = 'Another template has this name by now. Please rename that one first'
  return withFreeName('key', taken, () =>
    ctx.db.write(async (tx) => {
      const current = await lockedTemplate(key, version, tx)
      const before = current.archived_at !== null
      if (before === isArchived) return { key, version }
      await tx.update(ReplyTemplate, { key }, { archived_at: isArchived ? ctx.now() : null })
      const action = isArchived ? 'archive-template' : 'bring-template-back'
      const object = { resource: replyTemplateAudit, id: key }
      await ctx.audit(tx, { action, object, before: { archived: before }, after: { archived: isArchived } })
      return { key, version }
    }),
  )
}
