import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { seedReplyTemplates } from './reply-templates/seed-reply-templates.js'
import { enquirySettings } from './config.js'
import type { EnquiryCtx } from './enquiry-ctx.js'
import { enquiryWorkers } from './enquiry-workers.js'
import { enquiryErasing } from './erasures/on-erasure-notice-delivered.js'
import { observeErasures } from './erasures/observe-erasures.js'
import { EnquiryModule } from './enquiry.module.js'
import { migrations } from './migrations/index.js'
import { observePromises } from './promise-meter/observe-promises.js'
import { enquiryEntities } from './tables.js'

await startService({
  name: 'enquiry',
  module: EnquiryModule,
  entities: enquiryEntities,
  migrations,
  settings: enquirySettings,
  ctx: (base, settings): EnquiryCtx => {
    observePromises(base)
    observeErasures(base)
    return { ...base, syntheticKeys: settings.ENQUIRY_SYNTHETIC_KEY }
  },
  seed: seedReplyTemplates,
  workers: enquiryWorkers,
  erasing: enquiryErasing,
})
