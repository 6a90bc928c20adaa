import type { Input, Output } from '@seneb/contracts/define'
import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationChanged,
  type ApproveAmbassadorApplication,
  AmbassadorApplicationRejected,
  type RejectAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/database/db'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'

import type { ReferralCtx } from '../referral-ctx.js'
import { storeAmbassador } from '../ambassadors/change-ambassador.js'
import { issueCode } from '../referral-codes/create-referral-codes.js'
import { codeFrom, codeLength } from '../referral-codes/drawn-code.rules.js'
import { recordChange } from '../referral-changes/record-change.js'
import { AmbassadorApplication, lockPendingSql } from './ambassador-application.entity.js'
import { linkTypeOf } from './ambassador-application.rules.js'

const maxDraws = 3

/**
 * Makes an applicant an ambassador: assigns a code, whose links count for them, and has the applicant notified (D-43,
 * REF-06).
 */
export async function approveAmbassadorApplication(
  approval: Input<typeof ApproveAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ApproveAmbassadorApplication>> {
  for (let draw = 1; ; draw++) {
    try {
      return await approveWithCode(codeFrom(ctx.randomBytes(codeLength)), approval, ctx)
    } catch (error) {
      if (draw === maxDraws || !isUniqueViolation(error, 'referral_codes_pkey')) throw error
    }
  }
}

async function approveWithCode(
  code: string,
  { applicationId }: Input<typeof ApproveAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ApproveAmbassadorApplication>> {
  const application = await pendingAmbassadorApplication(applicationId, ctx)
  const { applicant_type, email, full_name: fullName, reference } = application
  const [at, decidedBy] = [ctx.now(), requireStaff(ctx).id]

  await ctx.db.write(async (tx) => {
    const [pending] = await tx.query(lockPendingSql, [applicationId])
    if (!pending) throw new AppError('APPLICATION_DECIDED')
    const owner = { name: fullName, email, referrer_type: linkTypeOf(applicant_type), application_id: applicationId }
    const ambassadorId = await storeAmbassador(owner, tx, ctx)
    await issueCode(code, { id: ambassadorId, name: fullName, email, type: owner.referrer_type }, { tx, ctx })
    await recordChange(tx, { action: 'assign', code, ambassadorId }, ctx)
    const decision = { status: 'approved', referral_code: code, decided_at: at, decided_by: decidedBy } as const
    const decided = await tx.update(AmbassadorApplication, { id: applicationId, status: 'pending' }, decision)
    if (decided === 0) throw new AppError('APPLICATION_DECIDED')
    const personal = { fullName, email }
    const payload = { applicationId, reference, decidedAt: at.toISOString(), applicantType: applicant_type, personal }
    await tx.publish(AmbassadorApplicationApproved, { ...payload, code })
    await tx.publish(AmbassadorApplicationChanged, { applicationId })
    await ctx.audit(tx, {
      action: 'approve-application',
      object: { resource: ambassadorApplicationAudit, id: applicationId },
      before: { status: 'pending' },
      after: { status: 'approved', code },
    })
  })
  return { applicationId, code }
}

/** Declines an application for a reason that the applicant receives (AMB-27, D-43). */
export async function rejectAmbassadorApplication(
  { applicationId, reason }: Input<typeof RejectAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof RejectAmbassadorApplication>> {
  const application = await pendingAmbassadorApplication(applicationId, ctx)
  const { applicant_type, email, full_name: fullName, reference } = application
  const [at, decidedBy] = [ctx.now(), requireStaff(ctx).id]

  await ctx.db.write(async (tx) => {
    const decision = { status: 'rejected', rejection_reason: reason, decided_at: at, decided_by: decidedBy } as const
    const decided = await tx.update(AmbassadorApplication, { id: applicationId, status: 'pending' }, decision)
    if (decided === 0) throw new AppError('APPLICATION_DECIDED')
    const personal = { fullName, email }
    const payload = { applicationId, reference, decidedAt: at.toISOString(), applicantType: applicant_type, personal }
    await tx.publish(AmbassadorApplicationRejected, { ...payload, reason })
    await tx.publish(AmbassadorApplicationChanged, { applicationId })
    await ctx.audit(tx, {
      action: 'reject-application',
      object: { resource: ambassadorApplicationAudit, id: applicationId },
      before: { status: 'pending' },
      after: { status: 'rejected', reason },
    })
  })
  return { applicationId }
}

/** Returns the application to decide; throws for an unknown or decided one. */
export async function pendingAmbassadorApplication(id: string, ctx: ReferralCtx): Promise<AmbassadorApplication> {
  const application = await ctx.db.read((tx) => tx.findOne(AmbassadorApplication, { id }))
  if (!application) throw new AppError('APPLICATION_UNKNOWN')
  if (application.status !== 'pending') throw new AppError('APPLICATION_DECIDED')
  return application
}

/** Returns the reference of an application; throws for an unknown one. */
export async function readApplicationReference(id: string, tx: Pick<ReadTx, 'findOne'>): Promise<string> {
  const application = await tx.findOne(AmbassadorApplication, { id })
  if (!application) throw new AppError('APPLICATION_UNKNOWN')
  return application.reference
}

/** Fields of an application in audit entries: its decision, the length of a reason, and the opened documents. */
export const ambassadorApplicationAudit = defineAuditedResource('ambassador-application', {
  format: 'plain',
  status: 'plain',
  code: 'plain',
  document: 'plain',
  reason: 'text',
})
