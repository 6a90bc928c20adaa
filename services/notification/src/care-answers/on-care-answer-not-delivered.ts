import type { CareAnswerNotDelivered } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { readEnquiryMails } from '../email-deliveries/read-enquiry-mails.js'
import { undeliveredAnswerOperatorEmail } from '../emails/undelivered-answer-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/**
 * Tells the care lead that an answer did not arrive, once for each answer however often it is heard and however often
 * it was tried again (D-51). Nobody is told of an enquiry that was taken back.
 */
export async function onCareAnswerNotDelivered(
  { data }: Heard<typeof CareAnswerNotDelivered>,
  ctx: NotificationCtx,
): Promise<void> {
  const { answerId: occasion, enquiryId, enquiryKind } = data
  const { operator: to, siteUrl } = ctx.emailIdentity
  const cause = { kind: enquiryKind, id: enquiryId } as const
  const mail = { kind: 'undelivered-answer-operator-email', cause, occasion, to } as const
  const email = undeliveredAnswerOperatorEmail(data, siteUrl)
  await ctx.db.write(async (tx) => {
    if ((await readEnquiryMails(enquiryId, tx)).isWithdrawn) return
    await enqueueEmail({ ...mail, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
