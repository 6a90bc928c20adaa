import type { VisitCtx } from '../referral-ctx.js'
import { lockRollUpSql, rollUpHitsSql } from './referral.queries.js'

const maxAtOnce = 5000

/** Adds the hits that were appended to the sums of their referrals; each counts once, whoever crashes when (D-09). */
export async function rollUpHits(ctx: VisitCtx): Promise<'again' | void> {
  const taken = await ctx.db.write(async (tx) => {
    const [lock] = await tx.query<{ locked: boolean }>(lockRollUpSql)
    if (!lock?.locked) return 0
    const [rolled] = await tx.query<{ taken: number }>(rollUpHitsSql, [maxAtOnce])
    return rolled?.taken ?? 0
  })
  if (taken === maxAtOnce) return 'again'
}
