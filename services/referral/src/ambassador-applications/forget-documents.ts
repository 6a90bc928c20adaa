import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'

import type { ReferralCtx } from '../referral-ctx.js'
import { forgetDocumentsSql, forgetNumbersSql } from './ambassador-application.queries.js'

const atOnce = 50
const numbersAtOnce = 5000

/**
 * Forgets documents, and the numbers of identity documents, when their time after the decision is over, and documents of
 * applications that nobody decided in time (O-7, S13).
 */
export async function forgetDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const forgotten = await ctx.db.write((tx) =>
    tx.query(forgetDocumentsSql, [ctx.now(), ctx.documentRetentionDays, atOnce, retentionPeriods.undecidedApplication]),
  )
  const numbers = await ctx.db.write((tx) =>
    tx.query(forgetNumbersSql, [ctx.now(), ctx.documentRetentionDays, numbersAtOnce]),
  )
  if (forgotten.length === atOnce || numbers.length === numbersAtOnce) return 'again'
}
