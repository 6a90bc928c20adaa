import { startService } from '@seneb/service-kit/start-service'

import { contentSettings } from './config.js'
import { contentCtx } from './content-ctx.js'
import { ContentModule } from './content.module.js'
import { seedContent } from './seed/seed-content.js'
import { contentEntities, contentMigrations } from './tables.js'

await startService({
  name: 'content',
  module: ContentModule,
  entities: contentEntities,
  migrations: contentMigrations,
  settings: contentSettings,
  ctx: contentCtx,
  seed: seedContent,
})
