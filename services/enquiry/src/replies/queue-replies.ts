import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { openReply } from '../care-enquiries/sealed-text.js'
import { handOffRepliesSql, type DueReply } from './reply.entity.js'

/** Name of the worker that queues replies for mailing. */
export const queueRepliesWorker = 'queue-replies'

const rowsPerRun = 50

/**
 * Queues every reply that can no longer be recalled for mailing. The state and the event that causes the mail are one
 * transaction, so each is queued once. The version stays, because this overwrites no other person's change.
 */
export async function queueReplies(ctx: Pick<Ctx, 'atRest' | 'db' | 'now'>): Promise<'again' | void> {
  const due = await ctx.db.write(async (tx) => {
    const replies = await tx.query<DueReply>(handOffRepliesSql, [ctx.now(), rowsPerRun])
    for (const reply of replies) await handOff(reply, tx, ctx)
    return replies
  })
  if (due.length === rowsPerRun) return 'again'
}

async function handOff(reply: DueReply, tx: WriteTx, ctx: Pick<Ctx, 'atRest'>): Promise<void> {
  const { email, enquiryId, enquiryKind, fullName, id: replyId, inReplyTo, sealed, version, writtenAt } = reply
  const { subject, body } = openReply(sealed, replyId, ctx)
  await tx.publish(ReplyQueued, {
    replyId,
    enquiryId,
    enquiryKind,
    writtenAt: writtenAt.toISOString(),
    subject,
    body,
    person: { fullName, email },
    inReplyTo: inReplyTo ?? undefined,
  })
  await tx.publish(CareEnquiryChanged, { enquiryId, version })
}
