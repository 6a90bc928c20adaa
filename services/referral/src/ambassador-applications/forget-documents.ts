import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'

import type { ReferralCtx } from '../referral-ctx.js'
import { ApplicationDocument } from './application-document.entity.js'
import { documentsToForgetSql, forgetNumbersSql } from './ambassador-application.queries.js'

const atOnce = 50
const numbersAtOnce = 5000

/**
 * Forgets documents, and the numbers of identity documents, when their time after the decision is over, and documents of
 * applications that nobody decided in time (O-7, S13).
 */
export async function forgetDocuments(ctx: ReferralCtx): Promise<'again' | void> {
  const due = await ctx.db.read((tx) =>
    tx.query<{ uploadId: string }>(documentsToForgetSql, [
      ...[ctx.now(), ctx.documentRetentionDays, atOnce],
      retentionPeriods.undecidedApplication,
    ]),
  )
  for (const { uploadId } of due) {
    await ctx.documents.remove(uploadId)
    await ctx.db.write((tx) => tx.update(ApplicationDocument, { upload_id: uploadId }, { state: 'forgotten' }))
  }
  const numbers = await ctx.db.write((tx) =>
    tx.query(forgetNumbersSql, [ctx.now(), ctx.documentRetentionDays, numbersAtOnce]),
  )
  if (due.length === atOnce || numbers.length === numbersAtOnce) return 'again'
}
