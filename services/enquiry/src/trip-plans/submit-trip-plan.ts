import type { Output, Input } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { ReferredTripPlanSubmitted } from '@seneb/contracts/messages/enquiry/referred-trip-plan.messages'
import { SubmitTripPlan, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import { underNewReference } from '@seneb/service-kit/answering/reference'
import type { Ctx } from '@seneb/service-kit/ctx'

import { carriedConsents, tripPlanConsents } from '../consents/consent.rules.js'
import { promiseAnswer } from '../answer-promises/answer-promise.rules.js'
import { TripPlan } from './trip-plan.entity.js'
import { referredOf, snapshotOf, tripPlanOf } from './trip-plan.rules.js'

type Receipt = Output<typeof SubmitTripPlan>

const references = { prefix: referencePrefix, constraint: 'trip_plans_reference_key' }

/**
 * Saves a visitor's trip request with its consents and the promise of an answer, and sets the plan pipeline going
 * (TRIP-54, TRIP-63, PIPE-02, GEN-07). A plan is wanted only where the person allowed a draft (D-66). Each hearer is said
 * what it needs and no more (ADR 0029). Repeating it with the same idempotency key gives the same receipt.
 */
export function submitTripPlan({ withholdMail, ...form }: Input<typeof SubmitTripPlan>, ctx: Ctx): Promise<Receipt> {
  return underNewReference(references, ctx, (reference) => save({ form, withholdMail, reference }, ctx))
}

interface NewTripPlan {
  readonly form: TripPlanForm
  readonly withholdMail?: boolean
  readonly reference: string
}

function save({ form, reference, withholdMail }: NewTripPlan, ctx: Ctx): Promise<Receipt> {
  const identity = { id: ctx.newId(), reference, at: ctx.now() }
  const plan = Object.assign(new TripPlan(), tripPlanOf(form, identity))
  const consents = tripPlanConsents(form, { ...identity, newId: () => ctx.newId() })
  const submitted = { ...snapshotOf(form, identity), withholdMail, consents: carriedConsents(consents) }
  const referred = referredOf(submitted)
  const promise = promiseAnswer({ trip_plan_id: identity.id }, { promiseId: ctx.newId(), at: identity.at })

  return writeOnce({ question: SubmitTripPlan, request: form }, ctx, async (tx) => {
    await tx.save(plan)
    for (const consent of consents) await tx.save(consent)
    await tx.save(promise)
    await tx.say(TripPlanSubmitted, submitted)
    if (form.planDraftConsentGiven) await tx.say(AiPlanRequested, { tripPlanId: identity.id, trip: submitted.trip })
    if (referred) await tx.say(ReferredTripPlanSubmitted, referred)
    return { id: identity.id, reference: identity.reference }
  })
}
