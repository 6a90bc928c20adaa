import type { Input, Output } from '@seneb/contracts/define'
import {
  AmbassadorApplicationRejected,
  AmbassadorApplicationChanged,
  type RejectAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { ReferralCtx } from '../referral-ctx.js'
import { ambassadorApplicationAudit } from './ambassador-application.audit.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { pendingAmbassadorApplication } from './pending-ambassador-application.js'

/** Turns an application down for a reason, which the applicant is told (AMB-27, D-43). */
export async function rejectAmbassadorApplication(
  { applicationId, reason }: Input<typeof RejectAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof RejectAmbassadorApplication>> {
  const application = await pendingAmbassadorApplication(applicationId, ctx)
  const { applicant_type, email, full_name: fullName, reference } = application
  const [at, decidedBy] = [ctx.now(), staffOf(ctx).id]

  await ctx.db.write(async (tx) => {
    const decision = { status: 'rejected', rejection_reason: reason, decided_at: at, decided_by: decidedBy } as const
    const decided = await tx.update(AmbassadorApplication, { id: applicationId, status: 'pending' }, decision)
    if (decided === 0) throw new AppError('APPLICATION_DECIDED')
    const personal = { fullName, email }
    const said = { applicationId, reference, decidedAt: at.toISOString(), applicantType: applicant_type, personal }
    await tx.say(AmbassadorApplicationRejected, { ...said, reason })
    await tx.say(AmbassadorApplicationChanged, { applicationId })
    await ctx.act(tx, {
      action: 'reject-application',
      object: { noun: ambassadorApplicationAudit, id: applicationId },
      before: { status: 'pending' },
      after: { status: 'rejected', reason },
    })
  })
  return { applicationId }
}
