import { AmbassadorApplicationRejected } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { AppError } from '@seneb/platform/app-error'

import type { ReferralCtx } from '../referral-ctx.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'
import { pendingAmbassadorApplication } from './pending-ambassador-application.js'

export interface Rejection {
  readonly applicationId: string
  /** What the applicant is told. */
  readonly reason: string
  /** Who of our staff decided. */
  readonly decidedBy: string
}

/** Turns an application down for a reason, which the applicant is told (D-43). */
export async function rejectAmbassadorApplication(
  { applicationId, decidedBy, reason }: Rejection,
  ctx: ReferralCtx,
): Promise<void> {
  if (reason.trim() === '' || reason.length > maxLengths.text) {
    throw new AppError('INPUT_INVALID', { fields: [{ path: 'reason', message: 'Please give a reason' }] })
  }
  const {
    applicant_type,
    email,
    full_name: fullName,
    reference,
  } = await pendingAmbassadorApplication(applicationId, ctx)
  const at = ctx.now()

  await ctx.db.write(async (tx) => {
    const decision = { status: 'rejected', rejection_reason: reason, decided_at: at, decided_by: decidedBy } as const
    const decided = await tx.update(AmbassadorApplication, { id: applicationId, status: 'pending' }, decision)
    if (decided === 0) throw new AppError('APPLICATION_DECIDED')
    const personal = { fullName, email }
    const said = { applicationId, reference, decidedAt: at.toISOString(), applicantType: applicant_type, personal }
    await tx.say(AmbassadorApplicationRejected, { ...said, reason })
  })
}
