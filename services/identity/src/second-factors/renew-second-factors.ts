import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { RecoveryCode, TotpFactor } from './second-factor.entity.js'
import { prepareTotp } from './totp-factor.js'

/** Takes a person's code app and recovery codes away; another secret waits until they accept an invitation. */
export async function renewSecondFactors(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  await tx.remove(RecoveryCode, { staff_id: staffId })
  await tx.remove(TotpFactor, { staff_id: staffId })
  await prepareTotp(staffId, tx, ctx)
}
