import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { CareAnswerHandedOver } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { careAnswerEmail } from '../emails/care-answer.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/**
 * Queues the mail of an answer, one for each answer however often it is heard: the answer is its occasion. What was
 * withdrawn before it is heard of is not queued any more (TRIP-26).
 */
export async function onCareAnswerHandedOver(
  { data }: Heard<typeof CareAnswerHandedOver>,
  ctx: NotificationCtx,
): Promise<void> {
  const { answerId, enquiryId, enquiryKind, person, subject, words } = data
  const email = careAnswerEmail({ subject, words, siteUrl: ctx.emailIdentity.siteUrl })
  const to = { address: person.email, name: greetingName(person.fullName) }
  const cause = { kind: enquiryKind, id: enquiryId } as const
  const mail = { kind: 'care-answer', cause, occasion: answerId, to, email, isWrittenByPerson: true } as const
  await ctx.db.write((tx) => enqueueEmail({ ...mail, outcomeWhenFailed: outcomes.failed }, tx, ctx))
  ctx.wake(deliveryWorker)
}
