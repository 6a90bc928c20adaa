import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { ErasureNoticeAsked } from '@seneb/contracts/messages/enquiry/erasure-notice.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { erasureNotice } from '../emails/erasure-notice.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells a person that their enquiry was erased as they asked; with the mail their address leaves us (LEGAL-05). */
export async function onErasureNoticeAsked(
  { data }: Heard<typeof ErasureNoticeAsked>,
  ctx: NotificationCtx,
): Promise<void> {
  const { email: address, erasedAt, fullName, noticeId: id, reference } = data
  const { siteUrl } = ctx.emailIdentity
  const email = erasureNotice({ fullName, reference, siteUrl, erasedAt: new Date(erasedAt) })
  const to = { address, name: greetingName(fullName) }
  const mail = { kind: 'erasure-notice', cause: { kind: 'erasure', id }, to, email } as const
  await ctx.db.write((tx) => enqueueEmail({ ...mail, outcomeWhenFailed: outcomes.failed }, tx, ctx))
  ctx.wake(deliveryWorker)
}
