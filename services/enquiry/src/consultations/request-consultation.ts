import type { Output, Input } from '@seneb/contracts/define'
import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'
import { ConsultationRequested, RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { writeOnce } from '@seneb/service-kit/answering/idempotency'
import { underNewReference } from '@seneb/service-kit/answering/reference'
import type { Ctx } from '@seneb/service-kit/ctx'

import { carriedConsents, consentToTerms } from '../consents/consent.rules.js'
import { promiseAnswer } from '../answer-promises/answer-promise.rules.js'
import { Consultation } from './consultation.entity.js'
import { consultationOf, requestedConsultation } from './consultation.rules.js'

type Receipt = Output<typeof RequestConsultation>

const references = { prefix: referencePrefix, constraint: 'consultations_reference_key' }

/**
 * Saves a request for a consultation with the consent to the terms and the promise of an answer within 24 hours
 * (CONT-04, CONT-07, CONT-14, CONT-15, D-61). Repeating it with the same idempotency key gives the same receipt.
 */
export function requestConsultation(
  { withholdMail, ...form }: Input<typeof RequestConsultation>,
  ctx: Ctx,
): Promise<Receipt> {
  return underNewReference(references, ctx, (reference) => save({ form, withholdMail, reference }, ctx))
}

interface NewConsultation {
  readonly form: ConsultationForm
  readonly withholdMail?: boolean
  readonly reference: string
}

function save({ form, reference, withholdMail }: NewConsultation, ctx: Ctx): Promise<Receipt> {
  const identity = { id: ctx.newId(), reference, at: ctx.now() }
  const { at, id } = identity
  const consultation = Object.assign(new Consultation(), consultationOf(form, identity))
  const consent = consentToTerms({ id, at, consentId: ctx.newId() })
  const promise = promiseAnswer({ consultation_id: id }, { promiseId: ctx.newId(), at })
  const requested = { ...requestedConsultation(form, identity), withholdMail, consents: carriedConsents([consent]) }

  return writeOnce({ question: RequestConsultation, request: form }, ctx, async (tx) => {
    await tx.save(consultation)
    await tx.save(consent)
    await tx.save(promise)
    await tx.say(ConsultationRequested, requested)
    return { id, reference }
  })
}
