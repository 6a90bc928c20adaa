import type { WriteTx } from '@seneb/service-kit/storing/db'

import { RecoveryCode, TotpFactor } from './second-factor.entity.js'

/** Takes a person's code app and recovery codes away. */
export async function removeSecondFactors(staffId: string, tx: WriteTx): Promise<void> {
  await tx.remove(RecoveryCode, { staff_id: staffId })
  await tx.remove(TotpFactor, { staff_id: staffId })
}
