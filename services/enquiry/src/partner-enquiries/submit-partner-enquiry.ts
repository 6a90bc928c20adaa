import type { Input, Output } from '@seneb/contracts/define'
import type { OnBehalf } from '@seneb/contracts/forms/on-behalf.form'
import {
  RequestPartnerConsultation,
  SubmitPartnerTripPlan,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import type { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, canonicalJson, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import { requirePartner } from '@seneb/service-kit/requests/actors'
import { withUniqueReference } from '@seneb/service-kit/requests/reference'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { withoutUnconsentedTreatment } from '../consultations/consultation.rules.js'
import { saveConsultation } from '../consultations/request-consultation.js'
import type { SubmittedOnBehalf, NewIdentity } from '../handed-in.js'
import { ifOffered, namesOfCodes } from '../offered-treatments/offered-treatments.js'
import { ifPlannerAccepts } from '../trip-plans/if-planner-accepts.js'
import { saveTripPlan } from '../trip-plans/submit-trip-plan.js'
import { PartnerEnquiry, submittedBeforeSql } from './partner-enquiry.entity.js'

type Receipt = Output<typeof SubmitTripPlan>
type SubmitResult = Output<typeof SubmitPartnerTripPlan>

/**
 * Saves the trip request of a person who agreed to a partner submitting it (S11, D-71). The receipt names the partner.
 * Each partner reference is stored once. With a test key everything is validated, and only the submission is stored: it
 * appears in no list, figure, mail or draft.
 */
export function submitPartnerTripPlan(
  { onBehalf, onlyRepeats, withholdMail, ...form }: Input<typeof SubmitPartnerTripPlan>,
  ctx: Ctx,
): Promise<SubmitResult> {
  const idempotentRequest = { contract: SubmitPartnerTripPlan, request: { ...form, onBehalf } }
  const write = (fn: Write) => executeIdempotently(idempotentRequest, ctx, fn)
  const entry = { kind: 'trip-plan', onBehalf, withholdMail, request: idempotentRequest.request } as const
  const findPrevious = () => findPreviousReply<typeof SubmitPartnerTripPlan, Receipt>(idempotentRequest, ctx)
  if (onlyRepeats) return repeatOnly(entry, findPrevious, ctx)
  return oncePerReference(entry, ctx, (submittedOnBehalf) => {
    const save = async () => {
      const named = await namesOfCodes(form, ctx)
      const saveOffered = () =>
        submittedOnBehalf.isTest
          ? saveTest(submittedOnBehalf, write, ctx)
          : saveTripPlan({ form: named, withholdMail, write, submittedOnBehalf }, ctx)
      return ifOffered({ chosen: named, save: saveOffered, findPrevious }, ctx)
    }
    return ifPlannerAccepts({ save, findPrevious }, ctx)
  })
}

/** Saves the consultation request of a person who agreed to a partner submitting it. */
export function requestPartnerConsultation(
  { onBehalf, onlyRepeats, withholdMail, ...submitted }: Input<typeof RequestPartnerConsultation>,
  ctx: Ctx,
): Promise<SubmitResult> {
  const idempotentRequest = {
    contract: RequestPartnerConsultation,
    request: { ...withoutUnconsentedTreatment(submitted), onBehalf },
  }
  const write = (fn: Write) => executeIdempotently(idempotentRequest, ctx, fn)
  const entry = { kind: 'consultation', onBehalf, withholdMail, request: idempotentRequest.request } as const
  const findPrevious = () => findPreviousReply<typeof RequestPartnerConsultation, Receipt>(idempotentRequest, ctx)
  if (onlyRepeats) return repeatOnly(entry, findPrevious, ctx)
  return oncePerReference(entry, ctx, async (submittedOnBehalf) => {
    const { treatmentType } = await namesOfCodes({ treatmentType: submitted.treatmentType }, ctx)
    const form = withoutUnconsentedTreatment({ ...submitted, treatmentType })
    const save = () =>
      submittedOnBehalf.isTest
        ? saveTest(submittedOnBehalf, write, ctx)
        : saveConsultation({ form, withholdMail, write, submittedOnBehalf }, ctx)
    return ifOffered({ chosen: { treatmentType }, save, findPrevious }, ctx)
  })
}

type Write = (tx: WriteTx) => Promise<Receipt>

interface Entry {
  readonly kind: EnquiryKind
  readonly onBehalf: OnBehalf
  readonly withholdMail: boolean | undefined
  readonly request: object
}

interface PartnerSubmission extends SubmittedOnBehalf {
  readonly isTest: boolean
}

/** Returns the receipt of an enquiry that was submitted before; throws THROTTLED for a new one. */
async function repeatOnly(
  entry: Entry,
  findPrevious: () => Promise<Receipt | undefined>,
  ctx: Ctx,
): Promise<SubmitResult> {
  const earlier = (await findPreviousSubmission(entry, ctx)) ?? (await findPrevious())
  if (!earlier) throw new AppError('THROTTLED')
  return { ...earlier, isRepeat: true }
}

/**
 * Saves unless the partner has already submitted the same under the same reference, even when both arrive concurrently.
 */
async function oncePerReference(
  entry: Entry,
  ctx: Ctx,
  save: (submittedOnBehalf: PartnerSubmission) => Promise<Receipt>,
): Promise<SubmitResult> {
  const earlier = await findPreviousSubmission(entry, ctx)
  if (earlier) return { ...earlier, isRepeat: true }
  const written: string[] = []
  try {
    const receipt = await save(submittedOnBehalfOf(entry, ctx, ({ id }) => void written.push(id)))
    return { ...receipt, isRepeat: !written.includes(receipt.id) }
  } catch (error) {
    if (!isUniqueViolation(error, 'partner_enquiries_partner_reference')) throw error
  }
  const first = await findPreviousSubmission(entry, ctx)
  if (!first) throw new AppError('UNAVAILABLE')
  return { ...first, isRepeat: true }
}

async function findPreviousSubmission({ kind, onBehalf, request }: Entry, ctx: Ctx): Promise<Receipt | undefined> {
  const { partnerReference } = onBehalf
  if (partnerReference === undefined) return undefined
  const { id: partnerId, mode } = requirePartner(ctx)
  type Row = Receipt & { readonly request_digest: string }
  const [row] = await ctx.db.read((tx) => tx.query<Row>(submittedBeforeSql, [partnerId, mode, partnerReference]))
  if (!row) return undefined
  const { id, reference, request_digest: digest } = row
  if (ctx.atRest.isDigestOf(canonicalJson({ kind, request }), digest)) return { id, reference }
  const message = 'You have already submitted a different enquiry with this reference'
  const field = { path: 'onBehalf.partnerReference', message, code: 'PARTNER_REFERENCE_TAKEN' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}

function submittedOnBehalfOf(
  { kind, onBehalf, request, withholdMail }: Entry,
  ctx: Ctx,
  written: (identity: NewIdentity) => void,
): PartnerSubmission {
  const { id: partner_id, mode, name } = requirePartner(ctx)
  // The person must be shown the partner's name; for a minute after an upgrade an identity token may have none.
  if (name === '') throw new AppError('UNAVAILABLE')
  const { agreement: submittedAgreement, partnerReference: partner_reference } = onBehalf
  const agreement = {
    with: name,
    textVersion: submittedAgreement.textVersion,
    at: new Date(submittedAgreement.agreedAt),
    way: submittedAgreement.method,
  }
  const save = async (identity: NewIdentity, tx: WriteTx) => {
    const { at: submitted_at, id, reference } = identity
    written(identity)
    await tx.save(
      Object.assign(new PartnerEnquiry(), {
        id,
        partner_id,
        mode,
        kind,
        reference,
        partner_reference,
        submitted_at,
        request_digest: ctx.atRest.digest(canonicalJson({ kind, request })),
        agreement_text_version: agreement.textVersion,
        agreed_at: agreement.at,
        agreement_way: agreement.way,
        withholds_mail: withholdMail ?? false,
      }),
    )
  }
  return { by: name, agreement, isTest: mode === 'test', save }
}

function saveTest(
  submittedOnBehalf: SubmittedOnBehalf,
  write: (fn: Write) => Promise<Receipt>,
  ctx: Ctx,
): Promise<Receipt> {
  const references = { prefix: referencePrefix, constraint: 'partner_enquiries_pkey' }
  return withUniqueReference(references, ctx, (reference) => {
    const identity = { id: ctx.newId(), reference, at: ctx.now() }
    return write(async (tx) => {
      await submittedOnBehalf.save(identity, tx)
      return { id: identity.id, reference }
    })
  })
}
