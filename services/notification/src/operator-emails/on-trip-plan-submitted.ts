import { greetingName } from '@seneb/contracts/forms/greeting-name'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { emailColumns, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { sealLink } from '../request-links/sealed-link.js'
import { composingWorker } from './compose-operator-emails.js'
import { addSubmittedSql, type AddedHalf, addAiPlanResultSql } from './operator-email.entity.js'
import { sealHalf } from '../email-deliveries/sealed-halves.js'
import type { AiPlanResult } from '../emails/trip-plan-operator.email.js'

type Submitted = Omit<ReceivedEvent<typeof TripPlanSubmitted>['data'], 'requestToken'>

/**
 * Sends the patient a receipt right away, if mail may go to the address (D-50, O-8, S20), and stores the details for
 * the operator e-mail. That is complete when the plan arrived first (PIPE-06) or the person did not allow one (D-66).
 */
export async function onTripPlanSubmitted(
  event: ReceivedEvent<typeof TripPlanSubmitted>,
  ctx: NotificationCtx,
): Promise<void> {
  const { requestToken, ...submitted } = event.data
  const { tripPlanId, submittedAt, withholdDraft, withholdMail } = submitted

  const sealed = sealHalf({ tripPlanId, name: 'submitted', value: submitted }, ctx)
  const withheld = withholdDraft ? sealHalf({ tripPlanId, name: 'aiPlan', value: { isWithheld: true } }, ctx) : null
  const receipts = emailColumns(withholdMail ? [] : [receiptOf(submitted)], ctx)
  const link = requestToken === undefined ? null : sealLink(requestToken, tripPlanId, ctx.atRest)
  const params = [tripPlanId, sealed, withheld, currentTraceparent() ?? null, link, submittedAt, ...receipts]
  const [added] = await ctx.db.run<AddedHalf>(addSubmittedSql, params)

  if (added?.isComplete) ctx.wake(composingWorker)
  ctx.wake(deliveryWorker)
}

function receiptOf({ personal, synthetic: isSynthetic, trip, tripPlanId, ...submitted }: Submitted): EmailToSend {
  const { fullName, email: address, phoneNumber, timeZone } = personal
  const { submittedByPartner, reference, submittedAt, withdrawalToken } = submitted
  const requestedTrip = receiptFacts(trip, phoneNumber)
  const facts = {
    reference,
    fullName,
    submittedAt,
    timeZone,
    asked: requestedTrip,
    submittedByPartner,
    withdrawalToken,
  }
  return {
    kind: isSynthetic ? 'synthetic-receipt' : 'trip-plan-receipt',
    cause: { kind: 'trip-plan', id: tripPlanId },
    to: { address, name: greetingName(fullName) },
    email: { template: 'trip-plan-receipt.v1', facts },
    outcomeWhenFailed: outcomes.failed,
  }
}

/** Returns the values that the receipt may repeat; omits free text that is not a listed option or date (S16). */
function receiptFacts({ numberOfNights = '', preferredTravelDates = '' }: Submitted['trip'], phoneNumber = '') {
  return {
    travelDate: /^\d{4}-\d\d-\d\d$/.test(preferredTravelDates) ? preferredTravelDates : undefined,
    nights: /^[1-9]\d{0,2}$/.test(numberOfNights) ? numberOfNights : undefined,
    phoneEnd: /\d{3}$/.exec(phoneNumber.replaceAll(/\D/g, ''))?.[0],
  }
}

/** Adds what became of the plan to the operator e-mail; with the details it is complete (PIPE-06). */
async function addAiPlanResult(tripPlanId: string, aiPlan: AiPlanResult, ctx: NotificationCtx): Promise<void> {
  const sealed = sealHalf({ tripPlanId, name: 'aiPlan', value: aiPlan }, ctx)
  const params = [tripPlanId, sealed, currentTraceparent() ?? null]
  const [added] = await ctx.db.run<AddedHalf>(addAiPlanResultSql, params)
  if (added?.isComposed) ctx.log.warn({ tripPlanId }, 'a plan or its failure came after the care team had its mail')
  if (added?.isComplete) ctx.wake(composingWorker)
}

/**
 * Adds the failure of the plan to the care team's mail, so that the team works from the details (PIPE-06, PIPE-09,
 * PIPE-15).
 */
export async function onAiPlanFailed(event: ReceivedEvent<typeof AiPlanFailed>, ctx: NotificationCtx): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { failure: { reason: event.data.reason } }, ctx)
}

/** Adds the drafted plan to the care team's mail (PIPE-06). */
export async function onAiPlanGenerated(
  event: ReceivedEvent<typeof AiPlanGenerated>,
  ctx: NotificationCtx,
): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { plan: event.data }, ctx)
}
