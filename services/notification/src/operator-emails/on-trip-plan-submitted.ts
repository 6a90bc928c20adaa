import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { tripPlanReceipt } from '../emails/trip-plan-receipt.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composeWhenComplete } from './compose-operator-email.js'
import { addSubmittedSql, type StoredOperatorEmail } from './operator-email.queries.js'
import { sealHalf } from './sealed-halves.js'

/**
 * Sends the patient a receipt at once, if mail may go to the address (D-50, O-8, S20), and stores the details for the
 * operator e-mail, which is queued here when the plan was faster (PIPE-06) or when the person did not allow one (D-66).
 */
export async function onTripPlanSubmitted(event: Heard<typeof TripPlanSubmitted>, ctx: NotificationCtx): Promise<void> {
  const submitted = event.data
  const { tripPlanId, reference, personal, synthetic: isSynthetic = false, withholdMail = false } = submitted
  const { fullName, email: address, timeZone } = personal

  const receipt = tripPlanReceipt({
    reference,
    fullName,
    submittedAt: new Date(submitted.submittedAt),
    timeZone,
    siteUrl: ctx.emailIdentity.siteUrl,
    handedInBy: submitted.handedInBy,
    withdrawalToken: submitted.withdrawalToken,
  })
  const to = { address, name: greetingName(fullName) }

  await ctx.db.write(async (tx) => {
    const sealed = sealHalf({ tripPlanId, name: 'submitted', value: submitted }, ctx)
    const [operatorEmail] = await tx.query<StoredOperatorEmail>(addSubmittedSql, [tripPlanId, sealed])
    if (!withholdMail) {
      const cause = { kind: 'trip-plan', id: tripPlanId } as const
      const kind = isSynthetic ? 'synthetic-receipt' : 'trip-plan-receipt'
      const mail = { kind, cause, to, email: receipt } as const
      await enqueueEmail({ ...mail, outcomeWhenFailed: outcomes.failed }, tx, ctx)
    }
    if (operatorEmail) await composeWhenComplete(operatorEmail, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
