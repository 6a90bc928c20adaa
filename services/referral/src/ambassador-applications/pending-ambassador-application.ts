import { AppError } from '@seneb/platform/app-error'

import type { ReferralCtx } from '../referral-ctx.js'
import { AmbassadorApplication } from './ambassador-application.entity.js'

/** The application that is to be decided; throws when there is none or it was decided already. */
export async function pendingAmbassadorApplication(id: string, ctx: ReferralCtx): Promise<AmbassadorApplication> {
  const application = await ctx.db.read((tx) => tx.findOne(AmbassadorApplication, { id }))
  if (!application) throw new AppError('APPLICATION_UNKNOWN')
  if (application.status !== 'pending') throw new AppError('APPLICATION_DECIDED')
  return application
}
