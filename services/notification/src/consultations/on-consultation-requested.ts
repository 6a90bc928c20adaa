import type { ConsultationRequested } from '@seneb/contracts/messages/enquiry.messages'
import type { Heard } from '@seneb/service-kit/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { consultationReceipt } from '../emails/consultation-receipt.email.js'
import { consultationToTeam } from '../emails/consultation-to-team.email.js'
import { greetingName } from '../emails/wording.rules.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the care team of a request for a consultation and sends the person a receipt (CONT-14, CONT-15). */
export async function onConsultationRequested(
  event: Heard<typeof ConsultationRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { consultationId: tripPlanId, personal, reference, requestedAt } = event.data
  const { email: address, fullName } = personal
  const { operator, siteUrl } = ctx.letterhead

  const receipt = consultationReceipt({ reference, fullName, submittedAt: new Date(requestedAt), siteUrl })
  const brief = consultationToTeam(event.data, siteUrl)
  const to = { address, name: greetingName(fullName) }
  const outcomeWhenFailed = outcomes.failed

  await ctx.db.write(async (tx) => {
    await enqueueEmail({ kind: 'consultation-receipt', tripPlanId, to, email: receipt, outcomeWhenFailed }, tx, ctx)
    const toTeam = { kind: 'consultation-brief', tripPlanId, to: operator, email: brief, outcomeWhenFailed } as const
    await enqueueEmail(toTeam, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
