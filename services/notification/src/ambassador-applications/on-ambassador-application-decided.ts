import type {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import {
  ambassadorApplicationApproved,
  ambassadorApplicationRejected,
} from '../emails/ambassador-application-decision.email.js'
import type { Email } from '../emails/render-email.js'
import { greetingName } from '../emails/wording.rules.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Welcomes a new ambassador with code and link (D-43). */
export function onAmbassadorApplicationApproved(
  { data, id: occasion }: Heard<typeof AmbassadorApplicationApproved>,
  ctx: NotificationCtx,
): Promise<void> {
  return tell({ ...data, occasion }, ambassadorApplicationApproved(data, ctx.emailIdentity.siteUrl), ctx)
}

/** Tells an applicant why the application was turned down (D-43). */
export function onAmbassadorApplicationRejected(
  { data, id: occasion }: Heard<typeof AmbassadorApplicationRejected>,
  ctx: NotificationCtx,
): Promise<void> {
  return tell({ ...data, occasion }, ambassadorApplicationRejected(data, ctx.emailIdentity.siteUrl), ctx)
}

interface Decided {
  readonly applicationId: string
  /** The decision, as an event: a second one is a second mail. */
  readonly occasion: string
  readonly personal: { readonly email: string; readonly fullName: string }
}

async function tell(
  { applicationId: id, occasion, personal }: Decided,
  email: Email,
  ctx: NotificationCtx,
): Promise<void> {
  const to = { address: personal.email, name: greetingName(personal.fullName) }
  const cause = { kind: 'ambassador-application', id } as const
  const mail = { kind: 'ambassador-application-decision', cause, occasion, to, email } as const
  await ctx.db.write((tx) => enqueueEmail({ ...mail, outcomeWhenFailed: outcomes.failed }, tx, ctx))
  ctx.wake(deliveryWorker)
}
