import type { Input, Output } from '@seneb/contracts/define'
import type { ReadAmbassadorApplication } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import { Not } from 'typeorm'

import type { ReferralCtx } from '../referral-ctx.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { sameAddressSql } from './ambassador-application.queries.js'
import { ApplicationDocument } from './application-document.entity.js'
import { DocumentRequest } from './document-request.entity.js'
import { listedApplication } from './listed-application.js'
import { maySeeApplicant } from './may-see-applicant.js'
import { openAnswers } from './sealed-answers.js'

const dayMs = 24 * 60 * 60 * 1000

/** Reads an application for its review; the number of the identity document is masked for everybody (D-42, D-43). */
export async function reviewAmbassadorApplication(
  { applicationId: id }: Input<typeof ReadAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ReadAmbassadorApplication>> {
  const isApplicantShown = maySeeApplicant(staffOf(ctx).roles)
  const { application, documents, requests, sameAddress } = await ctx.db.read(async (tx) => {
    const found = await tx.findOne(AmbassadorApplication, { id })
    if (!found) throw new AppError('APPLICATION_UNKNOWN')
    const [same] = await tx.query<{ count: number }>(sameAddressSql, [id, found.email])
    const where = { application_id: id }
    const stored = await tx.find(ApplicationDocument, {
      where: { ...where, state: Not('replaced') },
      order: { kind: 'asc' },
    })
    const asked = await tx.find(DocumentRequest, { where, order: { asked_at: 'asc' } })
    return { application: found, documents: stored, requests: asked, sameAddress: same?.count ?? 0 }
  })
  const { email, has_medical_experience: hasMedicalExperience, id_type: idType } = application
  return {
    application: listedApplication(application, isApplicantShown),
    idType,
    hasMedicalExperience,
    touristsPerMonth: application.tourists_per_month,
    wantsPromotionalMaterial: application.wants_promotional_material,
    documents: documents.map(({ kind, state }) => ({ kind, state })),
    requests: requests.map(requestOf),
    forgottenAt: forgottenAt(application, ctx),
    referralCode: application.referral_code ?? undefined,
    rejectionReason: application.rejection_reason ?? undefined,
    personal: isApplicantShown ? { email, sameAddress, ...openAnswers(application, id, ctx) } : undefined,
  }
}

function forgottenAt({ decided_at }: AmbassadorApplication, ctx: ReferralCtx): string | undefined {
  if (!decided_at) return undefined
  return new Date(decided_at.getTime() + ctx.documentRetentionDays * dayMs).toISOString()
}

function requestOf({ answered_at, asked_at, asked_by, expires_at, kinds, reason }: DocumentRequest) {
  const times = { askedAt: asked_at.toISOString(), expiresAt: expires_at.toISOString() }
  return { kinds, reason, askedBy: asked_by, ...times, answeredAt: answered_at?.toISOString() }
}
