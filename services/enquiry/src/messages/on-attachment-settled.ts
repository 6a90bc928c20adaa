import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { AttachmentSettled } from '@seneb/contracts/messages/notification/inbound-email.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import { In } from 'typeorm'

import { findLocked } from '../care-enquiries/change-care-enquiry.js'
import { Message, MessageFile } from './message.entity.js'
import { reportFiled } from './report-filed.js'
import { storeMessageFilesWorker } from './store-message-files.js'

/**
 * Records whether a file of a message was accepted. An accepted one lies in the uploads bucket for half an hour, from
 * which a worker stores it. A file that was lost on its way is settled again once the mail service has sent it again. The
 * event may arrive before its message, and is then delivered again. While an enquiry is set aside, its files are stored
 * nevertheless, because its withdrawal may be undone.
 */
export async function onAttachmentSettled({ data }: ReceivedEvent<typeof AttachmentSettled>, ctx: Ctx): Promise<void> {
  const { attachmentId: id, enquiryId, messageId, refusal } = data
  await ctx.db.write(async (tx) => {
    const enquiry = await findLocked(enquiryId, tx)
    const message = await tx.findOne(Message, { id: messageId })
    if (!message && enquiry) throw new AppError('UNAVAILABLE')
    // Files of a message whose texts were erased are erased as well.
    if (!message?.preview_sealed) return
    const state = data.state === 'stored' ? 'uploaded' : data.state
    const unsettled = { id, message_id: messageId, state: In(['waiting', 'lost']) }
    const changed = await tx.update(MessageFile, unsettled, { state, refusal })
    if (changed === 0) return
    await tx.update(Message, { id: messageId }, { filed_at: null })
    await reportFiled([messageId], tx, ctx)
    if (enquiry) await tx.publish(CareEnquiryChanged, { enquiryId, version: enquiry.version })
  })
  if (data.state === 'stored') ctx.wake(storeMessageFilesWorker)
}
