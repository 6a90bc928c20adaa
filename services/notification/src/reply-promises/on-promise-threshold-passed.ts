import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { readEnquiryMails } from '../email-deliveries/read-enquiry-mails.js'
import type { EmailContext } from '../emails/email-wording.js'
import { replyPromiseOperatorEmail } from '../emails/reply-promise-operator.email.js'
import { lateReplyNotice } from '../emails/late-reply-notice.email.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'

type Passed = ReceivedEvent<typeof PromiseThresholdPassed>

/**
 * Reminds the care team of a missing reply, and notifies the person at the last threshold; once per threshold, despite
 * repeated events (GEN-07, D-50). Sends nothing about a withdrawn enquiry. A person who got no receipt, because their
 * address had received too many mails, gets nothing either (S20).
 */
export async function onPromiseThresholdPassed({ data }: Passed, ctx: NotificationCtx): Promise<void> {
  const { texts } = await emailContext(ctx)
  await ctx.db.write(async (tx) => {
    const { hasReceipt, isWithdrawn } = await readEnquiryMails(data.enquiryId, tx)
    if (isWithdrawn) return
    const isPersonNotified = hasReceipt && data.person !== undefined
    await remindTeam({ ...data, isPersonNotified }, tx, ctx)
    if (isPersonNotified) await notifyPerson({ ...data, texts }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}

const causeOf = ({ enquiryId: id, enquiryKind: kind }: Passed['data']) => ({ kind, id }) as const
const outcomeWhenFailed = outcomes.failed

type Reminder = Parameters<typeof replyPromiseOperatorEmail>[0]

async function remindTeam(data: Reminder, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { operator: to, siteUrl } = ctx.emailIdentity
  const email = replyPromiseOperatorEmail(data, siteUrl)
  const mail = { kind: 'reply-promise-operator-email', cause: causeOf(data), occasion: data.threshold, to } as const
  await enqueueEmail({ ...mail, email, outcomeWhenFailed }, tx, ctx)
}

type Notice = Passed['data'] & Pick<EmailContext, 'texts'>

async function notifyPerson(data: Notice, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { dueAt, person, reference, texts } = data
  if (!person) return
  const { email: address, fullName, timeZone } = person
  const about = { reference, fullName, timeZone, dueAt: new Date(dueAt) }
  const email = lateReplyNotice({ ...about, texts, siteUrl: ctx.emailIdentity.siteUrl })
  const mail = { kind: 'late-reply-notice', cause: causeOf(data), email, outcomeWhenFailed } as const
  await enqueueEmail({ ...mail, to: { address, name: greetingName(fullName) } }, tx, ctx)
}
