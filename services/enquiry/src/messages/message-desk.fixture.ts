import type { Payload } from '@seneb/contracts/define'
import type { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import type {
  AttachmentSettled,
  DeliveryReported,
  MessageReceived,
} from '@seneb/contracts/messages/notification/inbound-email.messages'

import type { CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { versionOf } from '../care-enquiry-details/care-desk.fixture.js'
import { onReplyStatusChanged } from '../replies/on-reply-status-changed.js'
import { queueReplies } from '../replies/queue-replies.js'
import { sendReply } from '../replies/send-reply.js'
import { onAttachmentSettled } from './on-attachment-settled.js'
import { onDeliveryReported } from '../replies/on-delivery-reported.js'
import { onMessageReceived } from './on-message-received.js'

/** Time of the submission in these tests; other times are hours after it. */
export const submittedAt = new Date('2026-11-22T09:00:00Z')
export const atHour = (hours: number) => new Date(submittedAt.getTime() + hours * 3_600_000)

type Received = Payload<typeof MessageReceived>
type Reported = Payload<typeof DeliveryReported>

const event = <Data>(data: Data, at: Date) => ({ id: crypto.randomUUID(), at, data })

/** Receives a message of the patient, and returns its id. */
export async function receiveMessage(
  desk: CareDesk,
  hours: number,
  { enquiryId, ...changes }: Partial<Received> & Pick<Received, 'enquiryId'>,
): Promise<string> {
  const messageId = changes.messageId ?? crypto.randomUUID()
  const data: Received = {
    messageId,
    enquiryId,
    receivedAt: atHour(hours).toISOString(),
    kind: 'message',
    language: 'unknown',
    isKnownSender: true,
    senderCheck: 'pass',
    sender: { name: 'Amal Haddad', address: 'amal@example.com' },
    subject: 'Re: About your request',
    text: 'May I bring my sister?',
    fullText: 'May I bring my sister?',
    attachments: [],
    skippedFiles: 0,
    ...changes,
  }
  await onMessageReceived(event(data, atHour(hours)), desk.at(atHour(hours)))
  return messageId
}

/** Settles a file of a message. */
export function settleFile(desk: CareDesk, hours: number, data: Payload<typeof AttachmentSettled>): Promise<void> {
  return onAttachmentSettled(event(data, atHour(hours)), desk.at(atHour(hours)))
}

/** Reports a mail of an enquiry as failed, unless changes say otherwise. */
export function reportDelivery(
  desk: CareDesk,
  hours: number,
  { enquiryId, ...changes }: Partial<Reported> & Pick<Reported, 'enquiryId'>,
): Promise<void> {
  const data: Reported = {
    enquiryId,
    emailKind: 'reply',
    outcome: 'failed',
    status: '5.1.1',
    isOwnRecipient: true,
    at: atHour(hours).toISOString(),
    ...changes,
  }
  return onDeliveryReported(event(data, atHour(hours)), desk.at(atHour(hours)))
}

/** Writes a reply that the mail server accepts a minute later, and returns its id. */
export async function deliverReply(
  desk: CareDesk,
  hours: number,
  { enquiryId, inReplyTo }: { readonly enquiryId: string; readonly inReplyTo?: string },
): Promise<string> {
  const agent = desk.as('Mona', ['care-agent'], atHour(hours))
  const version = await versionOf(enquiryId, agent)
  const fields = [{ name: 'words', value: 'Yes, she may come with you.' }]
  const text = { template: 'own-words', templateVersion: 1, takeOver: true, fields } as const
  const { replyId } = await sendReply({ enquiryId, version, inReplyTo, ...text }, agent)
  const sentAt = new Date(atHour(hours).getTime() + 60_000)
  await queueReplies(desk.at(sentAt))
  const data: Payload<typeof ReplyStatusChanged> = { replyId, enquiryId, state: 'sent', at: sentAt.toISOString() }
  await onReplyStatusChanged(event(data, sentAt), desk.at(sentAt))
  return replyId
}
