import type { MessageReceived } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { fileMessage, setMessageAside } from './file-message.js'
import { reportFiled } from './report-filed.js'

/** Stores an email with its enquiry. An enquiry that has ended since gets none. */
export async function onMessageReceived({ data }: ReceivedEvent<typeof MessageReceived>, ctx: Ctx): Promise<void> {
  const { attachments, enquiryId, fullText, messageId: id, sender, subject, text } = data
  const texts = {
    sender: sender.name ? `${sender.name} <${sender.address}>` : sender.address,
    subject,
    text,
    fullText,
    fileNames: Object.fromEntries(attachments.map(({ attachmentId, name }) => [attachmentId, name])),
  }
  const message = {
    id,
    enquiry_id: enquiryId,
    source: 'email',
    kind: data.kind,
    received_at: new Date(data.receivedAt),
    language: data.language,
    is_known_sender: data.isKnownSender,
    sender_check: data.senderCheck,
    skipped_files: data.skippedFiles,
    texts,
    files: attachments.map(({ attachmentId }) => ({ id: attachmentId, state: 'waiting' as const })),
  } as const
  await ctx.db.write(async (tx) => {
    const isStored = (await fileMessage(message, tx, ctx)) || (await setMessageAside(message, tx, ctx))
    if (isStored) await reportFiled([id], tx, ctx)
  })
}
