import type { Input, Output } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { MarkMessagesRead } from '@seneb/contracts/messages/enquiry/message.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { markMessagesReadSql } from './message.queries.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'

/** Marks messages as read by the team. The version stays, because this overwrites no other person's change. */
export async function markMessagesRead(
  { enquiryId, messageIds }: Input<typeof MarkMessagesRead>,
  ctx: Ctx,
): Promise<Output<typeof MarkMessagesRead>> {
  return ctx.db.write(async (tx) => {
    const { version } = await lockedEnquiry(enquiryId, undefined, tx)
    const params = [enquiryId, messageIds, ctx.now(), requireStaff(ctx).id]
    const read = await tx.query<{ readonly id: string }>(markMessagesReadSql, params)
    if (read.length === 0) return { enquiryId, version }
    await recomputeMessages([enquiryId], tx)
    await tx.publish(CareEnquiryChanged, { enquiryId, version })
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'mark-messages-read', object, after: { messages: String(read.length) } })
    return { enquiryId, version }
  })
}
