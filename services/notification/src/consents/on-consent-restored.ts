import type { ConsentRestored } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { consentRestoredOperatorEmail } from '../emails/consent-withdrawal-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Tells the care team that a person took a withdrawal back, so that the enquiry goes on (LEGAL-05). */
export async function onConsentRestored(
  { data, id }: Heard<typeof ConsentRestored>,
  ctx: NotificationCtx,
): Promise<void> {
  const { operator: to, siteUrl } = ctx.emailIdentity
  const email = consentRestoredOperatorEmail(data, siteUrl)
  const cause = { kind: data.enquiryKind, id: data.enquiryId } as const
  const kind = 'consent-withdrawal-operator-email'
  await ctx.db.write((tx) =>
    enqueueEmail({ cause, occasion: id, kind, to, email, outcomeWhenFailed: outcomes.failed }, tx, ctx),
  )
  ctx.wake(deliveryWorker)
}
