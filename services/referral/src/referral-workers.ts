import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { endUndecidedSql } from './ambassador-applications/ambassador-application.entity.js'
import {
  deleteDocuments,
  moveFormerDocuments,
  storeDocuments,
  storeDocumentsWorker,
} from './ambassador-applications/store-documents.js'
import { openingLife } from './ambassador-applications/open-application-document.js'
import type { ReferralCtx } from './referral-ctx.js'
import { rollUpHits } from './referrals/process-referral.js'

const hourMs = 60 * 60 * 1000

/** Background jobs of the referral service. */
export const referralWorkers: readonly Worker<ReferralCtx>[] = [
  { name: 'roll-up-hits', intervalMs: 2000, run: rollUpHits },
  { name: storeDocumentsWorker, intervalMs: 10_000, run: storeDocuments },
  { name: 'move-former-documents', intervalMs: hourMs, run: moveFormerDocuments },
  { name: 'forget-documents', intervalMs: hourMs, run: deleteDocuments },
  createSweeper({
    name: 'end-undecided-applications',
    intervalMs: hourMs,
    sql: endUndecidedSql,
    params: (ctx) => [ctx.now(), retentionPeriods.undecidedApplication],
  }),
  createSweeper({
    name: 'forget-document-openings',
    intervalMs: hourMs,
    sql: deleteSql({
      name: 'forgetDocumentOpenings',
      from: 'document_openings',
      where: 'opened_at <= $2::timestamptz - $3::interval',
    }),
    params: (ctx) => [ctx.now(), openingLife],
  }),
  createSweeper({
    name: 'forget-referral-enquiries',
    intervalMs: hourMs,
    sql: deleteSql({
      name: 'forgetReferralEnquiries',
      from: 'referral_enquiries',
      where: 'submitted_at <= $2::timestamptz - $3::interval',
    }),
    params: (ctx) => [ctx.now(), retentionPeriods.enquiry],
  }),
]
