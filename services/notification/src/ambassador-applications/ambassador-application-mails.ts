import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type {
  AmbassadorApplicationSubmitted,
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { DocumentsRequested } from '@seneb/contracts/messages/referral/document-request.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend, enqueueOperatorEmailAndReceipt } from '../email-deliveries/enqueue-email.js'
import {
  ambassadorApplicationApproved,
  ambassadorApplicationRejected,
} from '../emails/ambassador-application-decision.email.js'
import { ambassadorApplicationOperatorEmail } from '../emails/ambassador-application-operator.email.js'
import { ambassadorApplicationReceipt } from '../emails/ambassador-application-receipt.email.js'
import { documentsRequested } from '../emails/documents-requested.email.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Notifies the team of an application and sends the applicant a receipt (AMB-26, D-40). */
export async function onAmbassadorApplicationSubmitted(
  event: ReceivedEvent<typeof AmbassadorApplicationSubmitted>,
  ctx: NotificationCtx,
): Promise<void> {
  const { applicationId: id, personal, reference, submittedAt, withholdMail } = event.data
  const context = await emailContext(ctx)
  const about = { reference, fullName: personal.fullName, submittedAt: new Date(submittedAt), ...context }

  await enqueueOperatorEmailAndReceipt(
    {
      cause: { kind: 'ambassador-application', id },
      sender: personal,
      withholdMail,
      receipt: { kind: 'ambassador-application-receipt', email: ambassadorApplicationReceipt(about) },
      operatorEmail: {
        kind: 'ambassador-application-operator-email',
        email: ambassadorApplicationOperatorEmail(event.data, context.siteUrl),
      },
    },
    ctx,
  )
}

const kind = 'ambassador-application-decision'

/** Welcomes a new ambassador with code and link (D-43). */
export async function onAmbassadorApplicationApproved(
  { data, id: occasion }: ReceivedEvent<typeof AmbassadorApplicationApproved>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = ambassadorApplicationApproved(data, await emailContext(ctx))
  await mailApplicant({ ...data, kind, occasion, email }, ctx)
}

/** Notifies an applicant why the application was rejected (D-43). */
export async function onAmbassadorApplicationRejected(
  { data, id: occasion }: ReceivedEvent<typeof AmbassadorApplicationRejected>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = ambassadorApplicationRejected(data, await emailContext(ctx))
  await mailApplicant({ ...data, kind, occasion, email }, ctx)
}

/** Sends an applicant a request for documents, each time a team member makes one (D-43). */
export async function onDocumentsRequested(
  { data, id: occasion }: ReceivedEvent<typeof DocumentsRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const email = documentsRequested(data, await emailContext(ctx))
  await mailApplicant({ ...data, kind: 'ambassador-application-documents-asked', occasion, email }, ctx)
}

interface ApplicantEmail extends Pick<EmailToSend, 'email' | 'kind'> {
  readonly applicationId: string
  /** ID of the event the mail is about; a second event leads to a second mail. */
  readonly occasion: string
  readonly personal: { readonly email: string; readonly fullName: string }
}

/** Sends an applicant the outcome of their application, or a request for information. */
async function mailApplicant(
  { applicationId: id, email, kind, occasion, personal }: ApplicantEmail,
  ctx: NotificationCtx,
): Promise<void> {
  const to = { address: personal.email, name: greetingName(personal.fullName) }
  const cause = { kind: 'ambassador-application', id } as const
  const mail = { kind, cause, occasion, to, email, outcomeWhenFailed: outcomes.failed }
  await ctx.db.write((tx) => enqueueEmail(mail, tx, ctx))
  ctx.wake(deliveryWorker)
}
