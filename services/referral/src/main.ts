import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { referralSettings } from './config.js'
import { referralErasing } from './erasures/on-erasure-started.js'
import { createReferralCtx } from './referral-ctx.js'
import { referralWorkers } from './referral-workers.js'
import { ReferralModule, referralEntities } from './referral.module.js'
import { migrations } from './migrations/index.js'

await startService({
  name: 'referral',
  module: ReferralModule,
  entities: referralEntities,
  migrations,
  settings: referralSettings,
  ctx: createReferralCtx,
  workers: referralWorkers,
  erasing: referralErasing,
})
