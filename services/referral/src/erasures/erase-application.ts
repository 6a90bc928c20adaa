import type { Input, Output } from '@seneb/contracts/define'
import type { EraseAmbassadorApplication } from '@seneb/contracts/messages/referral/application-record.messages'
import { ApplicationErasureStarted } from '@seneb/contracts/messages/referral/every-service.messages'
import { AppError } from '@seneb/platform/app-error'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'

import { ambassadorApplicationAudit } from '../ambassador-applications/decide-ambassador-application.js'
import type { ReferralCtx } from '../referral-ctx.js'
import { referralErasing } from './on-erasure-started.js'

const lockSql = `/* lockApplication */
  select reference, status from ambassador_applications where id = $1 for update`
/** Runs after the lock, because a statement that waits for it does not see an ambassador stored during the wait. */
const ambassadorSql = `/* ambassadorOfApplication */
  select id from ambassadors where application_id = $1 and name is not null`

interface LockedApplication {
  readonly reference: string
  readonly status: string
}

/**
 * Erases an application because its person requested it (LEGAL-05). Its rows here are deleted when this returns; mails
 * follow. Rejects with APPLICATION_UNKNOWN, or INPUT_INVALID for a wrong reference or an ambassador who is not erased.
 */
export async function eraseApplication(
  { applicationId, reference }: Input<typeof EraseAmbassadorApplication>,
  ctx: ReferralCtx,
): Promise<Output<typeof EraseAmbassadorApplication>> {
  return ctx.db.write(async (tx) => {
    const [application] = await tx.query<LockedApplication>(lockSql, [applicationId])
    if (!application) throw new AppError('APPLICATION_UNKNOWN')
    const [ambassador] = await tx.query(ambassadorSql, [applicationId])
    const message =
      reference.toUpperCase() !== application.reference ? otherReference : ambassador ? ambassadorFirst : ''
    if (message) throw new AppError('INPUT_INVALID', { fields: [{ path: 'reference', message }] })
    await eraseRecords([{ erasureId: applicationId, recordIds: [applicationId] }], referralErasing, tx)
    await tx.publish(ApplicationErasureStarted, { applicationId, startedAt: ctx.now().toISOString() })
    await ctx.audit(tx, {
      action: 'erase-application',
      object: { resource: ambassadorApplicationAudit, id: applicationId },
      before: { status: application.status },
      after: { status: 'erased' },
    })
    return { applicationId }
  })
}

const otherReference = 'Please type the reference of this application as it is shown above'
const ambassadorFirst = 'This person is an ambassador. Erase the ambassador first, then the application.'
