import type { Worker } from '@seneb/service-kit/working/workers'

import { forgetDocuments } from './ambassador-applications/forget-documents.js'
import { storeDocuments, storeDocumentsWorker } from './ambassador-applications/store-documents.js'
import type { ReferralCtx } from './referral-ctx.js'
import { rollUpHits } from './referrals/roll-up-hits.js'

/** What the service does by itself. */
export const referralWorkers: readonly Worker<ReferralCtx>[] = [
  { name: 'roll-up-hits', everyMs: 2000, run: rollUpHits },
  { name: storeDocumentsWorker, everyMs: 10_000, run: storeDocuments },
  { name: 'forget-documents', everyMs: 60 * 60 * 1000, run: forgetDocuments },
]
