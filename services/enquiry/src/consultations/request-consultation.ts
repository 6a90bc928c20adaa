import type { Output, Input } from '@seneb/contracts/define'
import { ConsultationRequested, RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import { underNewReference } from '@seneb/service-kit/answering/reference'
import type { Ctx } from '@seneb/service-kit/ctx'

import { saveCareEnquiry } from '../care-enquiries/save-care-enquiry.js'
import { carriedConsents, consultationConsents } from '../consents/consent.rules.js'
import { promiseAnswer } from '../answer-promises/answer-promise.rules.js'
import { Consultation } from './consultation.entity.js'
import {
  consultationOf,
  listedConsultation,
  requestedConsultation,
  usableAnswers,
  type UsableAnswers,
} from './consultation.rules.js'

type Receipt = Output<typeof RequestConsultation>

const references = { prefix: referencePrefix, constraint: 'consultations_reference_key' }

/**
 * Saves a request for a consultation with its consents, the promise of an answer within 24 hours and its place in the
 * care team's list (CONT-04, CONT-07, CONT-14, CONT-15, D-61). What is said of health is dropped at once where it may not be used (D-66). Repeating it with the same idempotency key gives the same receipt.
 */
export function requestConsultation(
  { withholdMail, ...form }: Input<typeof RequestConsultation>,
  ctx: Ctx,
): Promise<Receipt> {
  return underNewReference(references, ctx, (reference) =>
    save({ form: usableAnswers(form), withholdMail, reference }, ctx),
  )
}

interface NewConsultation {
  readonly form: UsableAnswers
  readonly withholdMail?: boolean
  readonly reference: string
}

function save({ form, reference, withholdMail }: NewConsultation, ctx: Ctx): Promise<Receipt> {
  const identity = { id: ctx.newId(), reference, at: ctx.now() }
  const { at, id } = identity
  const consultation = Object.assign(new Consultation(), consultationOf(form, identity))
  const withdrawalToken = newLinkToken(ctx)
  const given = { ...identity, newId: () => ctx.newId(), linkDigest: linkTokenDigest(withdrawalToken) }
  const consents = consultationConsents(form, given)
  const promise = promiseAnswer({ consultation_id: id }, { promiseId: ctx.newId(), at })
  const carried = { withholdMail, withdrawalToken, consents: carriedConsents(consents) }
  const requested = { ...requestedConsultation(form, identity), ...carried }

  return writeOnce({ question: RequestConsultation, request: form }, ctx, async (tx) => {
    await tx.save(consultation)
    for (const consent of consents) await tx.save(consent)
    await tx.save(promise)
    await saveCareEnquiry(listedConsultation(consultation), tx, ctx)
    await tx.say(ConsultationRequested, requested)
    return { id, reference }
  })
}
