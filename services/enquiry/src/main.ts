import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { seedAnswerTemplates } from './answer-templates/seed-answer-templates.js'
import { enquirySettings } from './config.js'
import type { EnquiryCtx } from './enquiry-ctx.js'
import { enquiryWorkers } from './enquiry-workers.js'
import { enquiryErasing } from './erasures/on-erasure-told.js'
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
  seed: seedAnswerTemplates,
  workers: enquiryWorkers,
  erasing: enquiryErasing,
})
