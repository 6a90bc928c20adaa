import type { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import type { NotificationCtx } from '../notification-ctx.js'
import { onFiledSql } from './inbound-email.queries.js'
import { sendingWorker } from './sending-worker.js'

/** Empties an email that is stored with its enquiry, or sends the files again that were lost on their way. */
export async function onMessageFiled(
  { data }: ReceivedEvent<typeof MessageFiled>,
  ctx: Pick<NotificationCtx, 'db' | 'wake'>,
): Promise<void> {
  const { enquiryId, messageId, missingFileIds } = data
  await ctx.db.run(onFiledSql, [messageId, enquiryId, missingFileIds])
  if (missingFileIds.length > 0) ctx.wake(sendingWorker)
}
