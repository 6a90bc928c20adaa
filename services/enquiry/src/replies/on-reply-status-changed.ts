import { ReplyNotDelivered } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import type { ReplyState } from '@seneb/contracts/vocabulary/replies'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { mirrorReply } from '../care-enquiries/mirror-reply.js'
import { recomputeMarks } from '../care-enquiries/recompute-messages.js'
import { markReplied } from '../care-enquiries/recompute-first-reply.js'
import { findLocked } from '../care-enquiries/change-care-enquiry.js'
import { isReplyDue, reopenUndelivered } from '../care-enquiries/move-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { moveReplySql, type MovedReply } from './reply.entity.js'

type Moved = ReceivedEvent<typeof ReplyStatusChanged>['data']

/**
 * Records the mail state of a reply. The promise ends at the time the mail server accepted the reply, not when the
 * event arrives (GEN-07). An undelivered reply reopens its enquiry and is reported to the lead (D-51). Events about an
 * ended enquiry, or older than the last one applied, change nothing.
 */
export async function onReplyStatusChanged(
  { data }: ReceivedEvent<typeof ReplyStatusChanged>,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write(async (tx) => {
    const { replyId, at, code, enquiryId, nextTryAt, staffId, state } = data
    const enquiry = await findLocked(enquiryId, tx)
    if (!enquiry) return
    const params = [replyId, enquiryId, state, new Date(at), code ?? null, nextTryAt ?? null]
    const [moved] = await tx.query<MovedReply>(moveReplySql, params)
    if (!moved) return

    const version = await followMove(data, enquiry, tx)
    if (state === 'not-delivered' && moved.stateBefore !== state) await notifyLead(data, enquiry, tx)
    const kind = lineOf(state, moved.stateBefore)
    const line = kind && { id: ctx.newId(), kind, at: new Date(at), reply_id: replyId, actor_id: staffId }
    await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
    if (state === 'sent' && line && enquiry.has_merges) await mirrorReply(line, enquiryId, { tx, ctx })
    if (state === 'sent' || state === 'not-delivered') await recomputeMarks(enquiry, tx)
  })
}

type Enquiry = NonNullable<Awaited<ReturnType<typeof findLocked>>>

/** Applies the final state of a reply to its enquiry; returns the enquiry's resulting version. */
async function followMove({ at, enquiryId, state }: Moved, enquiry: Enquiry, tx: WriteTx): Promise<number> {
  if (state === 'sent') await markReplied(enquiryId, new Date(at), tx)
  return state === 'not-delivered' ? reopenUndelivered(enquiry, tx) : enquiry.version
}

/** No notification for an enquiry closed as withdrawn or not real, because no person expects a reply. */
async function notifyLead({ replyId, at, code }: Moved, enquiry: Enquiry, tx: WriteTx): Promise<void> {
  if (!isReplyDue(enquiry)) return
  const { assignee_id, id: enquiryId, kind: enquiryKind, reference } = enquiry
  const about = { replyId, enquiryId, enquiryKind, reference, isAssigned: Boolean(assignee_id) }
  await tx.publish(ReplyNotDelivered, { ...about, at, code })
}

/** Attempts that follow one another are one line. */
function lineOf(state: Moved['state'], stateBefore: ReplyState) {
  return state === stateBefore ? undefined : (`reply-${state}` as const)
}
