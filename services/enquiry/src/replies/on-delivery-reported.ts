import { ReplyNotDelivered } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { DeliveryReported } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { findLocked, type Locked } from '../care-enquiries/change-care-enquiry.js'
import { lockMerged } from '../care-enquiries/merged-enquiries.js'
import { isReplyDue, markMailProblem, reopenUndelivered } from '../care-enquiries/move-care-enquiry.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { mirrorBounce } from '../care-enquiries/mirror-reply.js'
import { reopenTarget } from '../care-enquiries/reopen-target.js'
import { bounceReplySql } from './reply.entity.js'
import { recomputeFirstReply } from '../care-enquiries/recompute-first-reply.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'

type Reported = ReceivedEvent<typeof DeliveryReported>['data']

/**
 * Applies a delivery report. A reply that never reached the person is not delivered after all: its enquiry reopens, the
 * promise goes back to the evidence that is left, and a lead is informed (GEN-07). Any other failure marks the enquiry,
 * and a delay is only a line.
 */
export async function onDeliveryReported({ data }: ReceivedEvent<typeof DeliveryReported>, ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    await lockMerged(data.enquiryId, tx)
    const enquiry = await findLocked(data.enquiryId, tx)
    if (!enquiry) return
    const isRead = await wasRead(data, tx)
    if (!isRead && (await hasBounced(data, tx))) return undoReply(data, enquiry, { tx, ctx })
    const isFailure = data.outcome === 'failed'
    if (isFailure && !isRead) await markMailProblem(enquiry.id, tx)
    const kind = isFailure ? 'mail-bounced' : 'mail-delayed'
    const line = { kind, at: new Date(data.at), reply_id: data.replyId } as const
    await appendTimelineEntry({ enquiryId: enquiry.id, version: enquiry.version, line }, tx, ctx)
  })
}

/** Whether the person wrote from their own address after a reply was sent. $1 the enquiry, $2 the reply */
const wasReadSql = `/* wasReplyRead */
  select exists (select from messages m join replies a on a.id = $2 and a.enquiry_id = $1
    where m.enquiry_id = $1 and m.kind = 'message' and m.is_known_sender and m.source <> 'phone'
      and m.sender_check <> 'fail' and m.received_at > a.sent_at) as "wasRead"`

/** Whether the person wrote from their own address after the reply, and so has it, whatever a server reports. */
async function wasRead({ enquiryId, replyId }: Reported, tx: WriteTx): Promise<boolean> {
  if (!replyId) return false
  const [read] = await tx.query<{ readonly wasRead: boolean }>(wasReadSql, [enquiryId, replyId])
  return read?.wasRead ?? false
}

/** Marks the reply and returns true when the report undoes it; a report about a forwarded copy does not. */
async function hasBounced(
  { at, enquiryId, isOwnRecipient, outcome, replyId, status }: Reported,
  tx: WriteTx,
): Promise<boolean> {
  if (outcome !== 'failed' || !isOwnRecipient || !replyId) return false
  const bounced = await tx.query(bounceReplySql, [replyId, enquiryId, new Date(at), status ?? null])
  return bounced.length > 0
}

async function undoReply(
  { at, replyId, status }: Reported,
  enquiry: Locked,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<void> {
  const enquiryId = enquiry.id
  const line = { id: ctx.newId(), kind: 'reply-bounced', at: new Date(at), reply_id: replyId } as const
  await recomputeFirstReply(enquiryId, tx)
  const version = await reopenUndelivered(enquiry, tx)
  await appendTimelineEntry({ enquiryId, version, line }, tx, ctx)
  const mirrored = await mirrorBounce(line, enquiryId, { tx, ctx })
  if (enquiry.merged_into) await reopenTarget(line, enquiry.merged_into, { tx, ctx })
  await recomputeMessages([enquiryId, ...mirrored], tx)
  if (!replyId || !isReplyDue(enquiry)) return
  const { assignee_id, kind: enquiryKind, reference } = enquiry
  const about = { replyId, enquiryId, enquiryKind, reference, isAssigned: Boolean(assignee_id) }
  await tx.publish(ReplyNotDelivered, { ...about, at, code: status })
}
