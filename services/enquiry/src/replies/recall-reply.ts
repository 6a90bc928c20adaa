import type { Input, Output } from '@seneb/contracts/define'
import { type RecallReply, ReplyWithdrawn } from '@seneb/contracts/messages/enquiry/reply.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { lockedEnquiry, writeChange } from '../care-enquiries/change-care-enquiry.js'
import { endDrafts } from '../reply-drafts/reply-draft.js'
import { recallReplySql, eraseRepliesSql, withdrawRepliesSql } from './reply.entity.js'

/**
 * Recalls a reply while it waits, so that it is never mailed. Any staff member who may reply can do so, not only its
 * author.
 */
export async function recallReply(
  { replyId, enquiryId }: Input<typeof RecallReply>,
  ctx: Ctx,
): Promise<Output<typeof RecallReply>> {
  return ctx.db.write(async (tx) => {
    const enquiry = await lockedEnquiry(enquiryId, undefined, tx)
    const [reply] = await tx.query(recallReplySql, [replyId, enquiryId, ctx.now()])
    if (!reply) throw new AppError('REPLY_ON_ITS_WAY')
    const change = {
      patch: {},
      line: { kind: 'reply-recalled', reply_id: replyId },
      audit: { action: 'recall-reply', before: { reply: 'waiting' }, after: { reply: 'recalled' } },
    } as const
    return writeChange(enquiry, change, { tx, ctx })
  })
}

interface Withdrawn {
  readonly id: string
  readonly kind: EnquiryKind
}

/**
 * Withdraws the replies that no mail server has accepted, because a consent they are based on was withdrawn (D-66).
 * Each is published to the mail service, which may receive this before the reply itself.
 */
export async function withholdReplies({ id: enquiryId, kind }: Withdrawn, tx: WriteTx): Promise<void> {
  const replies = await tx.query<{ id: string }>(withdrawRepliesSql, [enquiryId])
  for (const { id: replyId } of replies) {
    await tx.publish(ReplyWithdrawn, { replyId, enquiryId, enquiryKind: kind })
  }
}

/** Withdraws replies, and erases the text of all replies and drafts. */
export async function withdrawReplies(withdrawn: Withdrawn, tx: WriteTx): Promise<void> {
  await withholdReplies(withdrawn, tx)
  await tx.query(eraseRepliesSql, [withdrawn.id])
  await endDrafts(withdrawn.id, tx)
}
