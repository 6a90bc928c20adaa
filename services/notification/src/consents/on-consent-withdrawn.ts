import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { withdrawEmails } from '../email-deliveries/withdraw-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { composingWorker } from '../operator-emails/compose-operator-emails.js'
import { withdrawDraft, withdrawOperatorEmail } from '../operator-emails/withdraw-operator-email.js'
import { tellTeam } from './tell-team.js'

type Withdrawn = Heard<typeof ConsentWithdrawn>

/**
 * Holds back what the withdrawn consent does not allow any more, and tells the care team, in a mail that says nothing
 * of anybody's health (TRIP-26, LEGAL-05).
 */
export async function onConsentWithdrawn(event: Withdrawn, ctx: NotificationCtx): Promise<void> {
  const { enquiryId, enquiryKind } = event.data
  const cause = { kind: enquiryKind, id: enquiryId } as const

  await ctx.db.write(async (tx) => {
    await holdBack(event.data, tx, ctx)
    await tellTeam({ cause, occasion: event.id, withdrawn: event.data }, tx, ctx)
  })
  if (event.data.effect === 'draft-erased') ctx.wake(composingWorker)
  ctx.wake(deliveryWorker)
}

/** Mails about an answer that nobody waits for any more, and about an end that the person's own has overtaken. */
const endingWithEnquiry = [
  'answer-promise-operator-email',
  'late-answer-notice',
  'undelivered-answer-operator-email',
  'partner-withdrawal-notice',
  'partner-withdrawal-operator-email',
] as const

async function holdBack({ effect, enquiryId, enquiryKind }: Withdrawn['data'], tx: WriteTx, ctx: NotificationCtx) {
  const cause = { kind: enquiryKind, id: enquiryId } as const
  if (effect === 'enquiry-ended') {
    await withdrawEmails({ cause, kinds: endingWithEnquiry }, tx, ctx)
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
