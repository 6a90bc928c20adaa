import { startService } from '@seneb/service-kit/starting/start-service'

import { enquirySettings } from './config.js'
import { enquiryWorkers } from './enquiry-workers.js'
import { EnquiryModule } from './enquiry.module.js'
import { migrations } from './migrations/index.js'
import { enquiryEntities } from './tables.js'

await startService({
  name: 'enquiry',
  module: EnquiryModule,
  entities: enquiryEntities,
  migrations,
  settings: enquirySettings,
  ctx: (base) => base,
  workers: enquiryWorkers,
})
