import type {
  ConsentWithdrawn,
  ConsentRestored,
  EnquiryWithdrawn,
} from '@seneb/contracts/messages/enquiry/consent.messages'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import { allowWithdrawnEmails, withdrawEmails, withdrawWaitingEmails } from '../email-deliveries/withdraw-emails.js'
import {
  consentRestoredOperatorEmail,
  consentWithdrawalOperatorEmail,
  type ConsentWithdrawalProps,
} from '../emails/consent-withdrawal-operator.email.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composingWorker } from '../operator-emails/compose-operator-emails.js'
import { withdrawDraft, withdrawOperatorEmail } from '../operator-emails/withdraw-operator-email.js'
import { partnerWithdrawalNotice } from '../emails/partner-withdrawal-notice.email.js'
import { partnerWithdrawalOperatorEmail } from '../emails/partner-withdrawal-operator.email.js'

type Withdrawn = ReceivedEvent<typeof ConsentWithdrawn>

/**
 * Holds back mails that the withdrawn consent no longer allows, and notifies the care team in a mail without any health
 * information (TRIP-26, LEGAL-05).
 */
export async function onConsentWithdrawn(event: Withdrawn, ctx: NotificationCtx): Promise<void> {
  const { enquiryId, enquiryKind } = event.data
  const cause = { kind: enquiryKind, id: enquiryId } as const

  await ctx.db.write(async (tx) => {
    await withhold(event.data, tx, ctx)
    await notifyTeam({ cause, occasion: event.id, withdrawn: event.data }, tx, ctx)
  })
  if (event.data.effect === 'draft-erased') ctx.wake(composingWorker)
  ctx.wake(deliveryWorker)
}

/** Mails about a reply that is no longer awaited, and about a partner's withdrawal superseded by the person's own. */
const endingWithEnquiry = [
  'reply-promise-operator-email',
  'late-reply-notice',
  'undelivered-reply-operator-email',
  'partner-withdrawal-notice',
  'partner-withdrawal-operator-email',
] as const

/** Mails of which an enquiry may have several. */
const stoppingWithEnquiry = ['rejected-files', 'documents-wanted'] as const

/** Mails that are due again, and by which received emails see that an enquiry has ended. */
const returningWithEnquiry = [
  'reply-promise-operator-email',
  'late-reply-notice',
  'undelivered-reply-operator-email',
] as const

async function withhold({ effect, enquiryId, enquiryKind }: Withdrawn['data'], tx: WriteTx, ctx: NotificationCtx) {
  const cause = { kind: enquiryKind, id: enquiryId } as const
  if (effect === 'enquiry-ended') {
    await withdrawEmails({ cause, kinds: endingWithEnquiry }, tx, ctx)
    await withdrawWaitingEmails({ cause, kinds: stoppingWithEnquiry }, tx)
  }
  if (effect === 'draft-erased') {
    await withdrawDraft(enquiryId, tx, ctx)
    return
  }
  if (enquiryKind === 'consultation') {
    const receipts = effect === 'enquiry-ended' ? (['consultation-receipt'] as const) : []
    await withdrawEmails({ cause, kinds: ['consultation-operator-email', ...receipts] }, tx, ctx)
    return
  }
  await withdrawOperatorEmail(enquiryId, tx)
  await withdrawEmails({ cause, kinds: ['trip-plan-operator-email', 'trip-plan-receipt'] }, tx, ctx)
}

/**
 * Notifies the care team that a person took back a withdrawal, so that the enquiry continues (LEGAL-05). Its emails are
 * filed and its notices sent again.
 */
export async function onConsentRestored(
  { data, id }: ReceivedEvent<typeof ConsentRestored>,
  ctx: NotificationCtx,
): Promise<void> {
  const { operator: to, siteUrl } = ctx.emailIdentity
  const email = consentRestoredOperatorEmail(data, siteUrl)
  const cause = { kind: data.enquiryKind, id: data.enquiryId } as const
  const kind = 'consent-withdrawal-operator-email'
  await ctx.db.write(async (tx) => {
    await allowWithdrawnEmails({ cause, kinds: returningWithEnquiry }, tx)
    await enqueueEmail({ cause, occasion: id, kind, to, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}

/**
 * Notifies the care team that an enquiry was withdrawn and is erased, so that it deletes its copies in the mailbox. The
 * mail refers to the withdrawal, not to the enquiry, of which no data stays here (TRIP-26, LEGAL-05).
 */
export async function onEnquiryWithdrawn(
  event: ReceivedEvent<typeof EnquiryWithdrawn>,
  ctx: NotificationCtx,
): Promise<void> {
  const { enquiryKind: kind, reference, withdrawalId: id, withdrawnAt } = event.data
  const withdrawn = { reference, withdrawnAt, effect: 'enquiry-ended' } as const
  await ctx.db.write((tx) => notifyTeam({ cause: { kind, id }, occasion: event.id, withdrawn }, tx, ctx))
  ctx.wake(deliveryWorker)
}

interface WithdrawalNotice extends Required<Pick<EmailToSend, 'cause' | 'occasion'>> {
  readonly withdrawn: ConsentWithdrawalProps
}

/** Queues the mail to the care team about a withdrawal, once for each occasion. */
async function notifyTeam({ withdrawn, ...about }: WithdrawalNotice, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { operator: to, siteUrl } = ctx.emailIdentity
  const email = consentWithdrawalOperatorEmail(withdrawn, siteUrl)
  const kind = 'consent-withdrawal-operator-email'
  await enqueueEmail({ ...about, kind, to, email, outcomeWhenFailed: outcomes.failed }, tx, ctx)
}

/**
 * Notifies the care team and the person, each once, that a partner withdrew an enquiry they submitted. An address that
 * has reached its mail limit gets nothing (S11, S20).
 */
export async function onPartnerEnquiryWithdrawn(
  { data }: ReceivedEvent<typeof PartnerEnquiryWithdrawn>,
  ctx: NotificationCtx,
): Promise<void> {
  const { contact, enquiryId: id, enquiryKind, reference, withdrawalToken, withdrawnBy, withholdMail = false } = data
  const { operator } = ctx.emailIdentity
  const context = await emailContext(ctx)
  const about = { cause: { kind: enquiryKind, id }, outcomeWhenFailed: outcomes.failed } as const
  const to = { address: contact.email, name: greetingName(contact.fullName) }
  const facts = { reference, withdrawalToken, withdrawnBy, withdrawnAt: new Date(data.withdrawnAt) }
  const notice = partnerWithdrawalNotice({ ...facts, ...context, fullName: contact.fullName })
  const email = partnerWithdrawalOperatorEmail(data, context.siteUrl)
  await ctx.db.write(async (tx) => {
    if (!withholdMail) await enqueueEmail({ ...about, kind: 'partner-withdrawal-notice', to, email: notice }, tx, ctx)
    await enqueueEmail({ ...about, kind: 'partner-withdrawal-operator-email', to: operator, email }, tx, ctx)
  })
  ctx.wake(deliveryWorker)
}
