import type { WriteTx } from '@seneb/service-kit/database/db'

import { lockSpellingsSql, moveCountsSql, storeReferralSql } from './referral-code.queries.js'

/** Moves what was counted under a code, in every spelling, to the code that stays. */
export async function moveCounts(code: string, into: string, tx: WriteTx): Promise<void> {
  const spelled = await tx.query(lockSpellingsSql, [code, into])
  if (spelled.length === 0) return
  await tx.query(storeReferralSql, [into])
  for (const sql of moveCountsSql) await tx.query(sql, [code, into])
}
