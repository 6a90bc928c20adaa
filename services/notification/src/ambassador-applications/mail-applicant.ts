import { greetingName } from '@seneb/contracts/forms/greeting-name'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import type { NotificationCtx } from '../notification-ctx.js'

interface ApplicantEmail extends Pick<EmailToSend, 'email' | 'kind'> {
  readonly applicationId: string
  /** What the mail tells of, as an event: a second one is a second mail. */
  readonly occasion: string
  readonly personal: { readonly email: string; readonly fullName: string }
}

/** Sends an applicant what became of their application, or what is asked of them. */
export async function mailApplicant(
  { applicationId: id, email, kind, occasion, personal }: ApplicantEmail,
  ctx: NotificationCtx,
): Promise<void> {
  const to = { address: personal.email, name: greetingName(personal.fullName) }
  const cause = { kind: 'ambassador-application', id } as const
  const mail = { kind, cause, occasion, to, email, outcomeWhenFailed: outcomes.failed }
  await ctx.db.write((tx) => enqueueEmail(mail, tx, ctx))
  ctx.wake(deliveryWorker)
}
