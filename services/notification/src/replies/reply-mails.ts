import type { Input, Output } from '@seneb/contracts/define'
import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { ReplyQueued, ReplyNotDelivered, ReplyWithdrawn } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { RetryReply } from '@seneb/contracts/messages/notification/email.messages'
import { AppError } from '@seneb/platform/app-error'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { readEnquiryMails } from '../email-deliveries/read-enquiry-mails.js'
import { retryInTx } from '../email-deliveries/retry-email.js'
import { withdrawEmails } from '../email-deliveries/withdraw-emails.js'
import { replyEmail } from '../emails/reply.email.js'
import { findMessageId } from '../inbound-emails/find-message-id.js'
import { undeliveredReplyOperatorEmail } from '../emails/undelivered-reply-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/**
 * Queues the mail of a reply, once per reply however often the event is delivered, because the reply is its occasion. A
 * reply withdrawn before this event arrives is not queued (TRIP-26).
 */
export async function onReplyQueued({ data }: ReceivedEvent<typeof ReplyQueued>, ctx: NotificationCtx): Promise<void> {
  const { replyId, enquiryId, enquiryKind, person, subject, body: text } = data
  const email = replyEmail({ subject, text, siteUrl: ctx.emailIdentity.siteUrl })
  const to = { address: person.email, name: greetingName(person.fullName) }
  const cause = { kind: enquiryKind, id: enquiryId } as const
  const mail = { kind: 'reply', cause, occasion: replyId, to, email, isWrittenByPerson: true } as const
  await ctx.db.write(async (tx) => {
    const inReplyTo = data.inReplyTo && (await findMessageId({ messageId: data.inReplyTo, enquiryId }, tx, ctx.atRest))
    await enqueueEmail({ ...mail, inReplyTo, outcomeWhenFailed: outcomes.failed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}

/**
 * E-mails the care lead that a reply was not delivered, once per reply despite repeated events or retries (D-51). Sends
 * nothing about a withdrawn enquiry.
 */
export async function onReplyNotDelivered(
  { data }: ReceivedEvent<typeof ReplyNotDelivered>,
  ctx: NotificationCtx,
): Promise<void> {
  const { replyId: occasion, enquiryId, enquiryKind } = data
  const { operator: to, siteUrl } = ctx.emailIdentity
  const cause = { kind: enquiryKind, id: enquiryId } as const
  const mail = { kind: 'undelivered-reply-operator-email', cause, occasion, to } as const
  const email = undeliveredReplyOperatorEmail(data, siteUrl)
  await ctx.db.write(async (tx) => {
    if ((await readEnquiryMails(enquiryId, tx)).isWithdrawn) return
    await enqueueEmail({ ...mail, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}

/** Ensures that a reply is not mailed and that none of it is stored, in whatever order the events arrive. */
export async function onReplyWithdrawn(
  { data }: ReceivedEvent<typeof ReplyWithdrawn>,
  ctx: NotificationCtx,
): Promise<void> {
  const { replyId, enquiryId, enquiryKind } = data
  const cause = { kind: enquiryKind, id: enquiryId } as const
  await ctx.db.write((tx) => withdrawEmails({ cause, kinds: ['reply'], occasion: replyId }, tx, ctx))
}

/** $1 the enquiry, $2 the answer */
const replyMailSql = `/* replyMail */
  select id from email_deliveries where cause_id = $1::uuid and kind = 'reply' and occasion = $2`

/** Sends a reply's mail now that is still waiting or was given up, while its text is still stored (D-51). */
export async function retryReply(
  { replyId, enquiryId }: Input<typeof RetryReply>,
  ctx: NotificationCtx,
): Promise<Output<typeof RetryReply>> {
  await ctx.db.write(async (tx) => {
    const [mail] = await tx.query<{ id: string }>(replyMailSql, [enquiryId, replyId])
    if (!mail) throw new AppError('EMAIL_NOT_WAITING')
    await retryInTx(mail.id, tx, ctx)
  })
  ctx.wake(deliveryWorker)
  return { replyId }
}
