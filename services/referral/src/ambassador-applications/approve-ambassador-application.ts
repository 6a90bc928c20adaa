import type { Input, Output } from '@seneb/contracts/define'
import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationChanged,
  type ApproveAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import { isUniqueViolation } from '@seneb/service-kit/storing/database-errors'

import type { ReferralCtx } from '../referral-ctx.js'
import { giveCode } from '../referrals/give-code.js'
import { ambassadorApplicationAudit } from './ambassador-application.audit.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { codeFrom, codeLength, linkTypeOf } from './ambassador-application.rules.js'
import { pendingAmbassadorApplication } from './pending-ambassador-application.js'

const codeDraws = 3

/** Makes an applicant an ambassador: gives a code by which links count for them, has them told (D-43, REF-06). */
export async function approveAmbassadorApplication(
  approval: Input<typeof ApproveAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ApproveAmbassadorApplication>> {
  for (let draw = 1; ; draw++) {
    try {
      return await approveWith(codeFrom(ctx.randomBytes(codeLength)), approval, ctx)
    } catch (error) {
      if (draw === codeDraws || !isUniqueViolation(error, 'referral_codes_pkey')) throw error
    }
  }
}

async function approveWith(
  code: string,
  { applicationId }: Input<typeof ApproveAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof ApproveAmbassadorApplication>> {
  const application = await pendingAmbassadorApplication(applicationId, ctx)
  const { applicant_type, email, full_name: fullName, reference } = application
  const [at, decidedBy] = [ctx.now(), staffOf(ctx).id]

  await ctx.db.write(async (tx) => {
    await giveCode({ code, name: fullName, email, type: linkTypeOf(applicant_type) }, tx)
    const decision = { status: 'approved', referral_code: code, decided_at: at, decided_by: decidedBy } as const
    const decided = await tx.update(AmbassadorApplication, { id: applicationId, status: 'pending' }, decision)
    if (decided === 0) throw new AppError('APPLICATION_DECIDED')
    const personal = { fullName, email }
    const said = { applicationId, reference, decidedAt: at.toISOString(), applicantType: applicant_type, personal }
    await tx.say(AmbassadorApplicationApproved, { ...said, code })
    await tx.say(AmbassadorApplicationChanged, { applicationId })
    await ctx.act(tx, {
      action: 'approve-application',
      object: { noun: ambassadorApplicationAudit, id: applicationId },
      before: { status: 'pending' },
      after: { status: 'approved', code },
    })
  })
  return { applicationId, code }
}
