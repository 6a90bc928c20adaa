import type { Input, Output } from '@seneb/contracts/define'
import type { UndoMerge } from '@seneb/contracts/messages/enquiry/merge.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { IsNull } from 'typeorm'

import {
  assertNotClaimedByAnother,
  findLocked,
  lockedEnquiry,
  writeChange,
} from '../care-enquiries/change-care-enquiry.js'
import { lockMerged } from '../care-enquiries/merged-enquiries.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { Merge } from './merge.entity.js'

/**
 * Separates a merged enquiry from its target. Its assignee from before returns while nothing else has changed the
 * enquiry since. Replies that counted for both still do.
 */
export async function undoMerge(
  { enquiryId, version }: Input<typeof UndoMerge>,
  ctx: Ctx,
): Promise<Output<typeof UndoMerge>> {
  return ctx.db.write(async (tx) => {
    await lockMerged(enquiryId, tx)
    const enquiry = await lockedEnquiry(enquiryId, version, tx)
    const targetId = enquiry.merged_into
    const merge = await tx.findOne(Merge, { merged_id: enquiryId, undone_at: IsNull() })
    if (!targetId || !merge) throw new AppError('CHANGED_MEANWHILE')
    const target = await findLocked(targetId, tx)
    if (target) assertNotClaimedByAnother(target, ctx)
    await tx.update(Merge, { id: merge.id }, { undone_at: ctx.now(), undone_by: requireStaff(ctx).id })
    const isUnchanged = merge.merged_version === enquiry.version
    const assignee = isUnchanged ? { assignee_id: merge.assignee_before ?? null } : {}
    const change = {
      patch: { merged_into: null, ...assignee },
      line: { kind: 'unmerged', other_enquiry_id: targetId },
      audit: { action: 'undo-merge', before: { mergedReference: target?.reference }, after: {} },
    } as const
    const changed = await writeChange(enquiry, change, { tx, ctx })
    if (target) await writeLine({ target, enquiryId }, tx, ctx)
    await recomputeMessages([enquiryId, targetId], tx)
    return changed
  })
}

interface Separated {
  readonly target: { readonly id: string; readonly version: number }
  readonly enquiryId: string
}

async function writeLine({ enquiryId, target }: Separated, tx: WriteTx, ctx: Ctx): Promise<void> {
  const own = { at: ctx.now(), kind: 'unmerged', actor_id: requireStaff(ctx).id, other_enquiry_id: enquiryId } as const
  await appendTimelineEntry({ enquiryId: target.id, version: target.version, line: own }, tx, ctx)
}
