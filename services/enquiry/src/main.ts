import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { enquirySettings } from './config.js'
import { seedReplyTemplates } from './reply-templates/change-reply-template.js'
import type { EnquiryCtx } from './enquiry-ctx.js'
import { enquiryWorkers } from './enquiry-workers.js'
import { enquiryErasing } from './erasures/on-erasure-notice-delivered.js'
import { observeErasures } from './erasures/read-erasure.js'
import { EnquiryModule, enquiryEntities } from './enquiry.module.js'
import { migrations } from './migrations/index.js'
import { observePromises } from './promise-meter/promise-meter.js'

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
