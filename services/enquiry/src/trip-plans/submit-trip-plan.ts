import type { GivenBy } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { SubmitTripPlan, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database-errors'
import { writeOnce } from '@seneb/service-kit/idempotency'

import { carriedConsents, givenConsents } from '../consents/consent.rules.js'
import { promiseAnswer } from '../promises/answer-promise.rules.js'
import { TripPlan } from './trip-plan.entity.js'
import { referenceFrom, referenceLength, snapshotOf, tripPlanOf } from './trip-plan.rules.js'

type Receipt = GivenBy<typeof SubmitTripPlan>

/** How often a reference that is taken already is drawn again; one in a billion references collides. */
const referenceDraws = 3

/**
 * Saves a visitor's trip request with its consents and the promise of an answer, and sets the plan pipeline going
 * (TRIP-54, TRIP-63, PIPE-02, GEN-07). Repeating it with the same idempotency key gives the same receipt.
 */
export async function submitTripPlan(form: TripPlanForm, ctx: Ctx): Promise<Receipt> {
  for (let draw = 1; ; draw++) {
    try {
      return await saveUnderNewReference(form, ctx)
    } catch (error) {
      if (draw === referenceDraws || !isUniqueViolation(error, 'trip_plans_reference_key')) throw error
    }
  }
}

function saveUnderNewReference(form: TripPlanForm, ctx: Ctx): Promise<Receipt> {
  const identity = { id: ctx.newId(), reference: referenceFrom(ctx.randomBytes(referenceLength)), at: ctx.now() }
  const plan = Object.assign(new TripPlan(), tripPlanOf(form, identity))
  const consents = givenConsents(form, { ...identity, newId: () => ctx.newId() })
  const submitted = { ...snapshotOf(form, identity), consents: carriedConsents(consents) }
  const promise = promiseAnswer({ ...identity, promiseId: ctx.newId() })

  return writeOnce({ question: SubmitTripPlan, request: form }, ctx, async (tx) => {
    await tx.save(plan)
    for (const consent of consents) await tx.save(consent)
    await tx.save(promise)
    await tx.say(TripPlanSubmitted, submitted)
    return { id: identity.id, reference: identity.reference }
  })
}
