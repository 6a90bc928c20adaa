import { MessageReceived } from '@seneb/contracts/messages/notification/inbound-email.messages'
import type { MessageKind } from '@seneb/contracts/vocabulary/inbound-emails'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import { senderOf, subjectOf } from './email-content.js'
import { insertAttachmentsSql } from './inbound-email.queries.js'
import type { ReadEmail } from './read-email.js'

const maxTypeCharacters = 100

/** A message of an enquiry, as it is published. */
export interface FiledMessage {
  readonly id: string
  readonly enquiryId: string
  readonly receivedAt: Date
  readonly kind: MessageKind
  readonly isKnownSender: boolean
  readonly read: ReadEmail
}

/** Publishes a message and lists its files for sending, in the transaction that assigns it. */
export async function publishMessage(message: FiledMessage, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { enquiryId, id, isKnownSender, kind, read, receivedAt } = message
  const files = read.files.map((file) => ({ attachmentId: ctx.newId(), file }))
  if (files.length > 0) {
    const [ids, positions] = [files.map(({ attachmentId }) => attachmentId), files.map(({ file }) => file.position)]
    await tx.query(insertAttachmentsSql, [ids, id, positions])
  }
  await tx.publish(MessageReceived, {
    messageId: id,
    enquiryId,
    receivedAt: receivedAt.toISOString(),
    kind,
    language: read.language,
    isKnownSender,
    senderCheck: read.senderCheck,
    sender: senderOf(read),
    subject: subjectOf(read),
    text: read.text,
    fullText: read.fullText,
    attachments: files.map(({ attachmentId, file }) => ({
      attachmentId,
      name: file.name,
      type: file.type.slice(0, maxTypeCharacters),
      bytes: file.bytes.length,
    })),
    skippedFiles: read.skippedFiles,
  })
}
