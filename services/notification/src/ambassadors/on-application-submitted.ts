import type { AmbassadorApplicationSubmitted } from '@seneb/contracts/messages/referral.messages'
import type { Heard } from '@seneb/service-kit/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { applicationReceipt } from '../emails/application-receipt.email.js'
import { applicationToTeam } from '../emails/application-to-team.email.js'
import { greetingName } from '../emails/wording.rules.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the team of an application and sends the applicant a receipt (AMB-26, D-40). */
export async function onApplicationSubmitted(
  event: Heard<typeof AmbassadorApplicationSubmitted>,
  ctx: NotificationCtx,
): Promise<void> {
  const { applicationId: tripPlanId, personal, reference, submittedAt } = event.data
  const { email: address, fullName } = personal
  const { operator, siteUrl } = ctx.letterhead

  const receipt = applicationReceipt({ reference, fullName, submittedAt: new Date(submittedAt), siteUrl })
  const brief = applicationToTeam(event.data, siteUrl)
  const to = { address, name: greetingName(fullName) }
  const outcomeWhenFailed = outcomes.failed

  await ctx.db.write(async (tx) => {
    await enqueueEmail({ kind: 'application-receipt', tripPlanId, to, email: receipt, outcomeWhenFailed }, tx, ctx)
    const toTeam = { kind: 'application-brief', tripPlanId, to: operator, email: brief, outcomeWhenFailed } as const
    await enqueueEmail(toTeam, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
