import type {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import {
  ambassadorApplicationApproved,
  ambassadorApplicationRejected,
} from '../emails/ambassador-application-decision.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { mailApplicant } from './mail-applicant.js'

const kind = 'ambassador-application-decision'

/** Welcomes a new ambassador with code and link (D-43). */
export function onAmbassadorApplicationApproved(
  { data, id: occasion }: Heard<typeof AmbassadorApplicationApproved>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = ambassadorApplicationApproved(data, ctx.emailIdentity.siteUrl)
  return mailApplicant({ ...data, kind, occasion, email }, ctx)
}

/** Tells an applicant why the application was turned down (D-43). */
export function onAmbassadorApplicationRejected(
  { data, id: occasion }: Heard<typeof AmbassadorApplicationRejected>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = ambassadorApplicationRejected(data, ctx.emailIdentity.siteUrl)
  return mailApplicant({ ...data, kind, occasion, email }, ctx)
}
