import type { Output, Input } from '@seneb/contracts/define'
import { ConsultationRequested, RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import { executeIdempotently, findPreviousReply } from '@seneb/service-kit/requests/idempotency'
import { withUniqueReference } from '@seneb/service-kit/requests/reference'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { saveCareEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { carriedConsents, consultationConsents } from '../consents/consent.rules.js'
import { ifOffered } from '../offered-treatments/offered-treatments.js'
import { promisedReply } from '../reply-promises/reply-promise.js'
import type { SubmittedOnBehalf } from '../handed-in.js'
import { issueRequestLink } from '../request-access/send-request-link.js'
import { Consultation } from './consultation.entity.js'
import {
  consultationOf,
  listedConsultation,
  requestedConsultation,
  withoutUnconsentedTreatment,
  type ConsentedForm,
} from './consultation.rules.js'

type Receipt = Output<typeof RequestConsultation>

const references = { prefix: referencePrefix, constraint: 'consultations_reference_key' }

/**
 * Saves a request for a consultation with its consents, the promise of a reply within 24 hours and its entry in the
 * care team's list. Health details without consent are removed first (D-66). Repeating it with the same idempotency key
 * returns the same receipt (CONT-04, CONT-07, CONT-14, CONT-15, D-61).
 */
export function requestConsultation(
  { legalVersions, withholdMail, ...submitted }: Input<typeof RequestConsultation>,
  ctx: Ctx,
): Promise<Receipt> {
  const form = withoutUnconsentedTreatment(submitted)
  // Without the legal versions, because a repetition from a reloaded page is the same request.
  const idempotentRequest = { contract: RequestConsultation, request: form }
  const write = (fn: Write) => executeIdempotently(idempotentRequest, ctx, fn)
  const findPrevious = () => findPreviousReply<typeof RequestConsultation, Receipt>(idempotentRequest, ctx)
  const save = () => saveConsultation({ form, legalVersions, withholdMail, write }, ctx)
  return ifOffered({ chosen: { treatmentType: submitted.treatmentType }, save, findPrevious }, ctx)
}

type Write = (tx: WriteTx) => Promise<Receipt>

interface NewConsultation {
  readonly form: ConsentedForm
  /** Versions of the legal documents that the form showed. */
  readonly legalVersions?: LegalVersionsShown
  readonly withholdMail?: boolean
  /** Runs the write once per request, using the key that identifies repetitions. */
  readonly write: (fn: Write) => Promise<Receipt>
  readonly submittedOnBehalf?: SubmittedOnBehalf
}

/** Saves a person's request, submitted by anyone, and starts everything that follows from it. */
export function saveConsultation(request: NewConsultation, ctx: Ctx): Promise<Receipt> {
  return withUniqueReference(references, ctx, (reference) => save({ ...request, reference }, ctx))
}

async function save(request: NewConsultation & { readonly reference: string }, ctx: Ctx): Promise<Receipt> {
  const { form, legalVersions, submittedOnBehalf, reference, withholdMail, write } = request
  const identity = { id: ctx.newId(), reference, at: ctx.now() }
  const { at, id } = identity
  const consultation = Object.assign(new Consultation(), consultationOf(form, identity))
  const [withdrawalToken, requestToken] = [newLinkToken(ctx), newLinkToken(ctx)]
  const consents = consultationConsents(form, {
    ...identity,
    newId: () => ctx.newId(),
    linkDigest: linkTokenDigest(withdrawalToken),
    legalVersions: await ctx.legalVersions.agreed(legalVersions, ctx),
    agreement: submittedOnBehalf?.agreement,
  })
  const promise = promisedReply({ consultation_id: id }, { promiseId: ctx.newId(), at })
  const carried = {
    withholdMail,
    withdrawalToken,
    requestToken,
    consents: carriedConsents(consents),
    submittedByPartner: submittedOnBehalf?.by,
  }
  const requested = { ...requestedConsultation(form, identity), ...carried }

  return write(async (tx) => {
    await tx.save(consultation)
    await submittedOnBehalf?.save(identity, tx)
    for (const consent of consents) await tx.save(consent)
    await issueRequestLink(requestToken, identity, tx)
    await tx.save(promise)
    await saveCareEnquiry(listedConsultation(consultation), tx, ctx)
    await tx.publish(ConsultationRequested, requested)
    return { id, reference }
  })
}
