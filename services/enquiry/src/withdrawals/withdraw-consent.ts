import type { Input, Output, Payload } from '@seneb/contracts/define'
import { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { ConsentWithdrawn, type WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { withdrawCareAnswers } from '../care-answers/withdraw-care-answers.js'
import { withdrawFromCareEnquiry } from '../care-enquiries/withdraw-from-care-enquiry.js'
import { lockConsentsOfLink, markWithdrawn } from '../consents/consents-of-link.js'
import { effectOf, endingWith, enquiryOf, givenConsents, type EnquiryOfConsent } from '../consents/withdrawal.rules.js'
import { withdrawFromConsultation } from '../consultations/withdraw-from-consultation.js'
import { withdrawFromTripPlan } from '../trip-plans/withdraw-from-trip-plan.js'

type Told = Payload<typeof ConsentWithdrawn>

/**
 * Withdraws one consent by the link of its receipt (TRIP-26, TRIP-54, LEGAL-05). What it allowed ends in the same
 * transaction: the enquiry, what was said of health, or the draft. That it was given and withdrawn stays as a proof.
 * Doing it again changes nothing and says nothing.
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
    await endWhatItAllowed({ ...enquiryOf(consent), effect: effectOf(purpose), isDraftEnding, at }, tx)

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

async function endWhatItAllowed({ at, effect, id, isDraftEnding, kind }: Withdrawal, tx: WriteTx): Promise<void> {
  const withdraw = kind === 'trip-plan' ? withdrawFromTripPlan : withdrawFromConsultation
  const withdrawnAt = at.toISOString()
  await withdrawFromCareEnquiry({ id, effect }, tx)
  await withdrawCareAnswers({ id, effect, kind }, tx)
  const told = await withdraw({ id, effect }, tx)
  // A plan that the team writes by hand rests on the enquiry alone.
  const isPlanEnding = isDraftEnding || (kind === 'trip-plan' && effect === 'enquiry-ended')
  if (isPlanEnding) await tx.say(AiPlanWithdrawn, { tripPlanId: id, withdrawnAt })
  await tx.say(ConsentWithdrawn, { enquiryId: id, enquiryKind: kind, effect, withdrawnAt, ...told })
}
