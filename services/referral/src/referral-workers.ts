import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { deleteSql, sweeper } from '@seneb/service-kit/working/sweeping'
import type { Worker } from '@seneb/service-kit/working/workers'

import { endUndecidedSql } from './ambassador-applications/ambassador-application.entity.js'
import {
  forgetDocuments,
  moveFormerDocuments,
  storeDocuments,
  storeDocumentsWorker,
} from './ambassador-applications/store-documents.js'
import { openingLife } from './ambassador-applications/open-application-document.js'
import type { ReferralCtx } from './referral-ctx.js'
import { rollUpHits } from './referrals/process-referral.js'

const hourMs = 60 * 60 * 1000

/** What the service does by itself. */
export const referralWorkers: readonly Worker<ReferralCtx>[] = [
  { name: 'roll-up-hits', everyMs: 2000, run: rollUpHits },
  { name: storeDocumentsWorker, everyMs: 10_000, run: storeDocuments },
  { name: 'move-former-documents', everyMs: hourMs, run: moveFormerDocuments },
  { name: 'forget-documents', everyMs: hourMs, run: forgetDocuments },
  sweeper({
    name: 'end-undecided-applications',
    everyMs: hourMs,
    sql: endUndecidedSql,
    params: (ctx) => [ctx.now(), retentionPeriods.undecidedApplication],
  }),
  sweeper({
    name: 'forget-document-openings',
    everyMs: hourMs,
    sql: deleteSql({
      name: 'forgetDocumentOpenings',
      from: 'document_openings',
      where: 'opened_at <= $2::timestamptz - $3::interval',
    }),
    params: (ctx) => [ctx.now(), openingLife],
  }),
  sweeper({
    name: 'forget-referral-enquiries',
    everyMs: hourMs,
    sql: deleteSql({
      name: 'forgetReferralEnquiries',
      from: 'referral_enquiries',
      where: 'submitted_at <= $2::timestamptz - $3::interval',
    }),
    params: (ctx) => [ctx.now(), retentionPeriods.enquiry],
  }),
]
