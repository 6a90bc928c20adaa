import type { Input, Output } from '@seneb/contracts/define'
import type {
  ReadAmbassadorApplication,
  ListAmbassadorApplications,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import type { Ctx } from '@seneb/service-kit/ctx'
import { Not } from 'typeorm'

import { canSeeAmbassadors } from '../referral-changes/record-change.js'
import type { ReferralCtx } from '../referral-ctx.js'
import {
  AmbassadorApplication,
  ApplicationDocument,
  DocumentRequest,
  sameAddressSql,
  listApplicationsSql,
} from './ambassador-application.entity.js'
import { openAnswers } from './sealed-answers.js'

const dayMs = 24 * 60 * 60 * 1000

/** Returns an application for its review; the number of the identity document is always masked (D-42, D-43). */
export async function reviewAmbassadorApplication(
  { applicationId: id }: Input<typeof ReadAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ReadAmbassadorApplication>> {
  const isApplicantVisible = canSeeAmbassadors(ctx)
  const { application, documents, requests, sameAddress } = await ctx.db.read(async (tx) => {
    const found = await tx.findOne(AmbassadorApplication, { id })
    if (!found) throw new AppError('APPLICATION_UNKNOWN')
    const [same] = await tx.query<{ count: number }>(sameAddressSql, [id, found.email])
    const where = { application_id: id }
    const stored = await tx.find(ApplicationDocument, {
      where: { ...where, state: Not('replaced') },
      order: { kind: 'asc' },
    })
    const documentRequests = await tx.find(DocumentRequest, { where, order: { requested_at: 'asc' } })
    return { application: found, documents: stored, requests: documentRequests, sameAddress: same?.count ?? 0 }
  })
  const { email, has_medical_experience: hasMedicalExperience, id_type: idType } = application
  return {
    application: toListedApplication(application, isApplicantVisible),
    idType,
    hasMedicalExperience,
    touristsPerMonth: application.tourists_per_month,
    wantsPromotionalMaterial: application.wants_promotional_material,
    documents: documents.map(({ kind, state }) => ({ kind, state })),
    requests: requests.map(toDocumentRequest),
    documentsDeletedAt: documentsDeletedAt(application, ctx),
    referralCode: application.referral_code ?? undefined,
    rejectionReason: application.rejection_reason ?? undefined,
    personal: isApplicantVisible ? { email, sameAddress, ...openAnswers(application, id, ctx) } : undefined,
  }
}

function documentsDeletedAt({ decided_at }: AmbassadorApplication, ctx: ReferralCtx): string | undefined {
  if (!decided_at) return undefined
  return new Date(decided_at.getTime() + ctx.documentRetentionDays * dayMs).toISOString()
}

function toDocumentRequest({ submitted_at, requested_at, requested_by, expires_at, kinds, reason }: DocumentRequest) {
  const times = { requestedAt: requested_at.toISOString(), expiresAt: expires_at.toISOString() }
  return { kinds, reason, requestedBy: requested_by, ...times, answeredAt: submitted_at?.toISOString() }
}

/** A page of applications by one statement along one index: who waits the longest, or was decided last (D-43). */
export async function listAmbassadorApplications(
  { after, first, status }: Input<typeof ListAmbassadorApplications>,
  ctx: Pick<Ctx, 'db' | 'staff'>,
): Promise<Output<typeof ListAmbassadorApplications>> {
  const isApplicantVisible = canSeeAmbassadors(ctx)
  const position = after === undefined ? undefined : decodeCursor(after)
  const sql = listApplicationsSql({ isOldestFirst: status === 'pending', isContinued: position !== undefined })
  const params = [status, first + 1, ...(position ? [position.at, position.id] : [])]
  const rows = await ctx.db.read((tx) => tx.query<ListedRow & { readonly cursorAt: string }>(sql, params))

  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    applications: page.map((row) => toListedApplication(row, isApplicantVisible)),
    next: rows.length > first && last ? encodeCursor({ at: last.cursorAt, id: last.id }) : undefined,
  }
}

type Listed = Output<typeof ListAmbassadorApplications>['applications'][number]

/** Columns of an application that the queue shows. */
type ListedRow = Pick<
  AmbassadorApplication,
  | ('applicant_type' | 'city' | 'decided_at' | 'decided_by' | 'full_name')
  | ('id' | 'languages' | 'reference' | 'status' | 'submitted_at')
>

/** Returns an application as listed; the applicant's name is included only for staff who may see it. */
function toListedApplication(row: ListedRow, isApplicantVisible: boolean): Listed {
  const { applicant_type: applicantType, city, id, languages, reference, status } = row
  return {
    id,
    reference,
    status,
    applicantType,
    city,
    languages,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    decidedBy: row.decided_by ?? undefined,
    fullName: isApplicantVisible ? row.full_name : undefined,
  }
}
