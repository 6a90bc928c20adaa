import type { WriteTx } from '@seneb/service-kit/database/db'

import { clearOwner } from '../referrals/change-owner.js'
import { eraseAmbassadorsSql, lockErasedAmbassadorsSql } from './ambassador.queries.js'

/** Erases the names and addresses of ambassadors, also from their codes, which are revoked (LEGAL-05). */
export async function eraseAmbassadors(ids: readonly string[], tx: WriteTx): Promise<void> {
  // A statement that waits for a lock does not see a reason stored during the wait.
  await tx.query(lockErasedAmbassadorsSql, [ids])
  const codes = await tx.query<{ code: string }>(eraseAmbassadorsSql, [ids])
  if (codes.length > 0)
    await clearOwner(
      codes.map(({ code }) => code),
      tx,
    )
}
