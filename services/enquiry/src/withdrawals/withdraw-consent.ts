import type { Input, Output, Payload } from '@seneb/contracts/define'
import { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ConsentWithdrawn, type WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/withdrawal.messages'
import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { withdrawCareAnswers } from '../care-answers/withdraw-care-answers.js'
import { withdrawFromCareEnquiry } from '../care-enquiries/withdraw-from-care-enquiry.js'
import { lockConsentsOfLink, markWithdrawn } from '../consents/consents-of-link.js'
import { effectOf, endingWith, enquiryOf, givenConsents, type EnquiryOfConsent } from '../consents/withdrawal.rules.js'
import { eraseConsultationHealth, readConsultationSender } from '../consultations/read-consultation-sender.js'
import { eraseEnquiries } from '../erasures/erase-enquiries.js'
import { readTripPlanSender } from '../trip-plans/read-trip-plan-sender.js'

type Told = Payload<typeof ConsentWithdrawn>

/**
 * Withdraws one consent by the link of its receipt (TRIP-26, TRIP-54, LEGAL-05). What it allowed ends in the same
 * transaction: the enquiry, which is erased in every service (ADR 135), what was said of health, or the draft. That it
 * was given and withdrawn stays as a proof. Doing it again changes nothing and says nothing.
 */
export function withdrawConsent(
  { purpose, token }: Input<typeof WithdrawConsent>,
  ctx: Ctx,
): Promise<Output<typeof WithdrawConsent>> {
  return ctx.db.write(async (tx) => {
    const consents = await lockConsentsOfLink(token, tx)
    const consent = consents.find((one) => one.purpose === purpose)
    if (!consent) throw new AppError('CONSENT_LINK_INVALID')
    if (consent.withdrawn_at) return { consents: givenConsents(consents) }

    const ending = endingWith(consent, consents)
    const at = ctx.now()
    const isDraftEnding = ending.some((one) => one.purpose === planDraftConsent.purpose)
    await markWithdrawn(ending, at, tx)
    await endWhatItAllowed({ ...enquiryOf(consent), effect: effectOf(purpose), isDraftEnding, at }, { tx, ctx })

    return {
      consents: givenConsents(consents.map((one) => (ending.includes(one) ? { ...one, withdrawn_at: at } : one))),
    }
  })
}

interface Withdrawal extends EnquiryOfConsent {
  readonly effect: Told['effect']
  readonly isDraftEnding: boolean
  readonly at: Date
}

const readSenderOf = { 'trip-plan': readTripPlanSender, consultation: readConsultationSender }

interface Work {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

async function endWhatItAllowed(withdrawal: Withdrawal, work: Work): Promise<void> {
  await (withdrawal.effect === 'enquiry-ended' ? endEnquiry(withdrawal, work) : endPart(withdrawal, work))
}

/** An enquiry ends by the same erasing as one that the desk is asked to erase; only the team is told of it besides. */
async function endEnquiry({ at, id, kind }: Withdrawal, { ctx, tx }: Work): Promise<void> {
  const { reference } = await readSenderOf[kind](id, tx)
  await eraseEnquiries([{ id, kind }], { reason: 'person-asked' }, { tx, ctx })
  const withdrawnAt = at.toISOString()
  await tx.say(EnquiryWithdrawn, { withdrawalId: ctx.newId(), enquiryKind: kind, withdrawnAt, reference })
  await tx.say(CareEnquiryChanged, { enquiryId: id, version: 0 })
}

async function endPart({ at, effect, id, isDraftEnding, kind }: Withdrawal, { ctx, tx }: Work): Promise<void> {
  const withdrawnAt = at.toISOString()
  await withdrawFromCareEnquiry({ id, effect, at }, tx, ctx)
  await withdrawCareAnswers({ id, effect, kind }, tx)
  if (effect === 'health-erased') await eraseConsultationHealth(id, tx)
  if (isDraftEnding) await tx.say(AiPlanWithdrawn, { tripPlanId: id, withdrawnAt })
  const sender = await readSenderOf[kind](id, tx)
  await tx.say(ConsentWithdrawn, { enquiryId: id, enquiryKind: kind, effect, withdrawnAt, ...sender })
}
