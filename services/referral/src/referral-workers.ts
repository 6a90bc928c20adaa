import type { Worker } from '@seneb/service-kit/workers'

import type { ReferralCtx } from './referral-ctx.js'
import { rollUpHits } from './referrals/roll-up-hits.js'

/** What the service does by itself. */
export const referralWorkers: readonly Worker<ReferralCtx>[] = [
  { name: 'roll-up-hits', everyMs: 2000, run: rollUpHits },
]
