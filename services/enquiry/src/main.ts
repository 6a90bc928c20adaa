import { startService } from '@seneb/service-kit/start-service'

import { enquirySettings } from './config.js'
import { EnquiryModule } from './enquiry.module.js'
import { enquiryEntities, enquiryMigrations } from './tables.js'

await startService({
  name: 'enquiry',
  module: EnquiryModule,
  entities: enquiryEntities,
  migrations: enquiryMigrations,
  settings: enquirySettings,
  ctx: (base) => base,
})
