import { documentStore } from '@seneb/bus/document-store'
import { uploadsBucket } from '@seneb/contracts/document-buckets'
import { counter } from '@seneb/platform/metrics'
import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { enquirySettings } from './config.js'
import { seedReplyTemplates } from './reply-templates/change-reply-template.js'
import type { EnquiryCtx, FileCtx, ReceiptCtx } from './enquiry-ctx.js'
import { enquiryWorkers, messageFileWorkers } from './enquiry-workers.js'
import { enquiryErasing } from './erasures/on-erasure-notice-delivered.js'
import { observeErasures } from './erasures/read-erasure.js'
import { EnquiryModule, enquiryEntities } from './enquiry.module.js'
import { observeMessageFiles } from './messages/observe-message-files.js'
import { migrations } from './migrations/index.js'
import { observePromises } from './promise-meter/promise-meter.js'

/** Maximum total size of the files of messages, so that no sender fills the disk of the database. */
const messageFileCapacityBytes = 8 * 1024 ** 3

await startService({
  name: 'enquiry',
  module: EnquiryModule,
  entities: enquiryEntities,
  migrations,
  settings: enquirySettings,
  ctx: (base, settings, bus): EnquiryCtx & FileCtx & ReceiptCtx => {
    observePromises(base)
    observeErasures(base)
    observeMessageFiles({ db: base.db, messageFileCapacityBytes })
    const rejectedLookups = counter('seneb_receipt_lookups_rejected', {
      description: 'Lookups of receipts refused because a staff member made too many in a minute',
    })
    return {
      ...base,
      syntheticKeys: settings.ENQUIRY_SYNTHETIC_KEY,
      nextReplyHours: settings.ENQUIRY_NEXT_REPLY_HOURS,
      uploads: documentStore(bus, uploadsBucket),
      messageFileCapacityBytes,
      rejectedLookups,
    }
  },
  seed: seedReplyTemplates,
  workers: [...enquiryWorkers, ...messageFileWorkers],
  erasing: enquiryErasing,
})
