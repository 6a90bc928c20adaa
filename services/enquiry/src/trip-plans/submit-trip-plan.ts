import type { Input, Output, Payload } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import {
  ReferredTripPlanSubmitted,
  SubmitTripPlan,
  TripPlanSubmitted,
} from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import { executeIdempotently, findPreviousReply } from '@seneb/service-kit/requests/idempotency'
import { withUniqueReference } from '@seneb/service-kit/requests/reference'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { saveCareEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { carriedConsents, tripPlanConsents } from '../consents/consent.rules.js'
import { promisedReply } from '../reply-promises/reply-promise.js'
import type { EnquiryCtx } from '../enquiry-ctx.js'
import type { SubmittedOnBehalf } from '../handed-in.js'
import { issueRequestLink } from '../request-access/send-request-link.js'
import { ifOffered } from '../offered-treatments/offered-treatments.js'
import { assertOurSignature } from '../assert-synthetic-signature.js'
import { ifPlannerAccepts } from './if-planner-accepts.js'
import { TripPlan } from './trip-plan.entity.js'
import { listedTripPlan, referredOf, snapshotOf, tripPlanOf } from './trip-plan.rules.js'

type Receipt = Output<typeof SubmitTripPlan>

const references = { prefix: referencePrefix, constraint: 'trip_plans_reference_key' }

/**
 * Saves a visitor's trip request with its consents, the promise of a reply and its entry in the care team's list, and
 * starts the plan pipeline. A plan is requested only when the person allowed a draft (D-66). Each consumer receives
 * only the data it needs. Repeating it with the same idempotency key returns the same receipt. A synthetic journey is
 * stored and mailed alike, also while the planner is paused, but has no promise, list entry, draft or referral (TRIP-54,
 * TRIP-63, PIPE-02, GEN-07).
 */
export function submitTripPlan(
  { legalVersions, syntheticSignature, withholdMail, ...form }: Input<typeof SubmitTripPlan>,
  ctx: EnquiryCtx,
): Promise<Receipt> {
  const isSynthetic = syntheticSignature !== undefined
  if (syntheticSignature !== undefined) assertOurSignature(syntheticSignature, ctx)
  const effectiveForm = isSynthetic ? { ...form, planDraftConsentGiven: false, referredBy: undefined } : form
  // Without the legal versions, because a repetition from a reloaded page is the same request.
  const idempotentRequest = { contract: SubmitTripPlan, request: effectiveForm }
  const write = (fn: Write) => executeIdempotently(idempotentRequest, ctx, fn)
  const save = () => saveTripPlan({ form: effectiveForm, legalVersions, withholdMail, isSynthetic, write }, ctx)
  if (isSynthetic) return save()
  const findPrevious = () => findPreviousReply<typeof SubmitTripPlan, Receipt>(idempotentRequest, ctx)
  const saveOffered = () => ifOffered({ chosen: effectiveForm, save, findPrevious }, ctx)
  return ifPlannerAccepts({ save: saveOffered, findPrevious }, ctx)
}

type Write = (tx: WriteTx) => Promise<Receipt>

interface NewTripPlan {
  readonly form: TripPlanForm
  /** Versions of the legal documents that the form showed. */
  readonly legalVersions?: LegalVersionsShown
  readonly withholdMail?: boolean
  readonly isSynthetic?: boolean
  /** Runs the write once per request, using the key that identifies repetitions. */
  readonly write: (fn: Write) => Promise<Receipt>
  readonly submittedOnBehalf?: SubmittedOnBehalf
}

/** Saves a person's enquiry, submitted by anyone, and starts everything that follows from it. */
export function saveTripPlan(plan: NewTripPlan, ctx: Ctx): Promise<Receipt> {
  return withUniqueReference(references, ctx, (reference) => save({ ...plan, reference }, ctx))
}

async function save(request: NewTripPlan & { readonly reference: string }, ctx: Ctx): Promise<Receipt> {
  const { form, legalVersions, submittedOnBehalf, isSynthetic = false, reference, withholdMail, write } = request
  const identity = { id: ctx.newId(), reference, at: ctx.now() }
  const plan = Object.assign(new TripPlan(), { ...tripPlanOf(form, identity), synthetic: isSynthetic })
  const withdrawalToken = newLinkToken(ctx)
  const consents = tripPlanConsents(form, {
    ...identity,
    newId: () => ctx.newId(),
    linkDigest: linkTokenDigest(withdrawalToken),
    legalVersions: await ctx.legalVersions.agreed(legalVersions, ctx),
    agreement: submittedOnBehalf?.agreement,
  })
  // A synthetic enquiry has no consent to withdraw, the link would notify the team, and no person opens its page.
  const requestToken = newLinkToken(ctx)
  const link = isSynthetic ? {} : { withdrawalToken, requestToken }
  const carried = {
    withholdMail,
    ...link,
    consents: carriedConsents(consents),
    submittedByPartner: submittedOnBehalf?.by,
  }
  const submitted = { ...snapshotOf(form, identity), ...carried, synthetic: isSynthetic || undefined }

  return write(async (tx) => {
    await tx.save(plan)
    await submittedOnBehalf?.save(identity, tx)
    for (const consent of consents) await tx.save(consent)
    if (!isSynthetic) await issueRequestLink(requestToken, identity, tx)
    await tx.publish(TripPlanSubmitted, submitted)
    if (!isSynthetic) await startWork({ form, plan, submitted }, tx, ctx)
    return { id: identity.id, reference: identity.reference }
  })
}

interface SavedTripPlan {
  readonly form: TripPlanForm
  readonly plan: TripPlan
  readonly submitted: Payload<typeof TripPlanSubmitted>
}

/** Starts the work of the team and of other services on a person's enquiry. */
async function startWork({ form, plan, submitted }: SavedTripPlan, tx: WriteTx, ctx: Ctx): Promise<void> {
  const { id, submitted_at: at } = plan
  const referred = referredOf(submitted)
  await tx.save(promisedReply({ trip_plan_id: id }, { promiseId: ctx.newId(), at }))
  const plan_state = form.planDraftConsentGiven ? ({ plan_state: 'waiting' } as const) : {}
  await saveCareEnquiry({ ...listedTripPlan(plan), ...plan_state }, tx, ctx)
  if (form.planDraftConsentGiven) await tx.publish(AiPlanRequested, { tripPlanId: id, trip: submitted.trip })
  if (referred) await tx.publish(ReferredTripPlanSubmitted, referred)
}
