import { counter } from '@seneb/platform/metrics'
import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { enquirySettings } from './config.js'
import { seedReplyTemplates } from './reply-templates/change-reply-template.js'
import type { EnquiryCtx, ReceiptCtx } from './enquiry-ctx.js'
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
  ctx: (base, settings): EnquiryCtx & ReceiptCtx => {
    observePromises(base)
    observeErasures(base)
    const rejectedLookups = counter('seneb_receipt_lookups_rejected', {
      description: 'Lookups of receipts refused because a staff member made too many in a minute',
    })
    return { ...base, syntheticKeys: settings.ENQUIRY_SYNTHETIC_KEY, rejectedLookups }
  },
  seed: seedReplyTemplates,
  workers: enquiryWorkers,
  erasing: enquiryErasing,
})
