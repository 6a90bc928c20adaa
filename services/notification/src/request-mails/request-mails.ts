import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { PatientErasureRequested } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import type { PatientDocumentsRequested } from '@seneb/contracts/messages/enquiry/my-message.messages'
import type {
  AccessCodeRequested,
  RequestLinkRequested,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import { accessCodeEmail } from '../emails/access-code.email.js'
import { documentsWantedEmail } from '../emails/documents-wanted.email.js'
import { plannedErasureEmail } from '../emails/planned-erasure.email.js'
import type { Email } from '../emails/render-email.js'
import { requestLinkEmail } from '../emails/request-link.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { replaceLink } from '../request-links/store-link.js'

/** Mails the link of a patient's page, once per event. An event without a recipient has no effect. */
export async function onRequestLinkRequested(
  { data }: ReceivedEvent<typeof RequestLinkRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { code, enquiryId, isReplaced, linkToken, person, requestedAt } = data
  if (!person) return
  const { siteUrl } = ctx.emailIdentity
  const email = requestLinkEmail({ fullName: person.fullName, siteUrl, isReplaced, code })
  await enqueue({ ...data, person, kind: 'request-link', email }, ctx, async (tx) => {
    if (linkToken === undefined) return
    await replaceLink({ enquiryId, token: linkToken, issuedAt: requestedAt }, tx, ctx)
  })
}

/** Mails a code, once per event. An event without a recipient has no effect. */
export async function onAccessCodeRequested(
  { data }: ReceivedEvent<typeof AccessCodeRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { code, person } = data
  if (!person) return
  const email = accessCodeEmail({ fullName: person.fullName, siteUrl: ctx.emailIdentity.siteUrl, code })
  await enqueue({ ...data, person, kind: 'access-code', email }, ctx)
}

/** Mails a patient that documents are wanted. */
export async function onPatientDocumentsRequested(
  { data }: ReceivedEvent<typeof PatientDocumentsRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { siteUrl } = ctx.emailIdentity
  const email = documentsWantedEmail({ fullName: data.person.fullName, siteUrl, count: data.count })
  await enqueue({ ...data, kind: 'documents-wanted', email }, ctx)
}

/** Mails a patient when their request is erased, and how to cancel it. */
export async function onPatientErasureRequested(
  { data }: ReceivedEvent<typeof PatientErasureRequested>,
  ctx: NotificationCtx,
): Promise<void> {
  const { siteUrl } = ctx.emailIdentity
  const email = plannedErasureEmail({ fullName: data.person.fullName, siteUrl, eraseAt: new Date(data.eraseAt) })
  await enqueue({ ...data, kind: 'planned-erasure', email }, ctx)
}

interface RequestMail {
  readonly mailId: string
  readonly enquiryId: string
  readonly enquiryKind: EnquiryKind
  readonly person: { readonly fullName: string; readonly email: string }
  readonly kind: EmailToSend['kind']
  readonly email: Email
}

async function enqueue(
  { email, enquiryId, enquiryKind, kind, mailId, person }: RequestMail,
  ctx: NotificationCtx,
  before: (tx: WriteTx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const to = { address: person.email, name: greetingName(person.fullName) }
  const cause = { kind: enquiryKind, id: enquiryId } as const
  await ctx.db.write(async (tx) => {
    await before(tx)
    await enqueueEmail({ kind, cause, occasion: mailId, to, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
