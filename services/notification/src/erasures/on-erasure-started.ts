import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { ErasureNoticeRequested } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ErasureFinished } from '@seneb/contracts/messages/notification/every-service.messages'
import type { ApplicationErasureStarted } from '@seneb/contracts/messages/referral/every-service.messages'
import { erasureStarter, eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import type { ErasureHandler } from '@seneb/service-kit/erasure/erasure-handler'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { eraseEmails } from '../email-deliveries/erase-emails.js'
import { erasureNotice } from '../emails/erasure-notice.email.js'
import { eraseInboundEmails } from '../inbound-emails/erase-inbound-emails.js'
import { eraseSubscribers } from '../newsletter/manage-subscribers.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { eraseLinks } from '../request-links/store-link.js'
import { eraseOperatorEmails } from '../operator-emails/withdraw-operator-email.js'

/**
 * E-mails a person that their enquiry was erased at their request; once the mail is finished, their address is deleted
 * too (LEGAL-05).
 */
export async function onErasureNoticeRequested(
  { data }: ReceivedEvent<typeof ErasureNoticeRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { email: address, erasedAt, fullName, noticeId: id, reference } = data
  const email = erasureNotice({ ...(await emailContext(ctx)), fullName, reference, erasedAt: new Date(erasedAt) })
  const to = { address, name: greetingName(fullName) }
  const mail = { kind: 'erasure-notice', cause: { kind: 'erasure', id }, to, email } as const
  await ctx.db.write((tx) => enqueueEmail({ ...mail, outcomeWhenFailed: outcomes.failed }, tx, ctx))
  ctx.wake(deliveryWorker)
}

/**
 * Erasure of this service's data of an enquiry: every mail about it, sent or not, and the halves of the operator
 * e-mail.
 */
export const notificationErasing: ErasureHandler = {
  eraseRows: async (recordIds, tx) => {
    // Locks the two rows in the same order as recording a mail does.
    await eraseOperatorEmails(recordIds, tx)
    await eraseInboundEmails(recordIds, tx)
    await eraseEmails(recordIds, tx)
    await eraseLinks(recordIds, tx)
    // A restored backup may hold subscribers who were erased.
    await eraseSubscribers(recordIds, tx)
  },
  onFinished: (enquiryId, tx, ctx) => tx.publish(ErasureFinished, { enquiryId, finishedAt: ctx.now().toISOString() }),
}

export const onErasureStarted = erasureStarter(notificationErasing)

/** Erases the mails about an application, sent or not (LEGAL-05). */
export async function onApplicationErasureStarted(
  { data: { applicationId } }: Pick<ReceivedEvent<typeof ApplicationErasureStarted>, 'data'>,
  ctx: Pick<NotificationCtx, 'db'>,
): Promise<void> {
  const erasure = { erasureId: applicationId, recordIds: [applicationId] }
  await ctx.db.write((tx) => eraseRecords([erasure], notificationErasing, tx))
}
