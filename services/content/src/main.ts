import { readLaunchEnvironment } from '@seneb/platform/launch-environment'
import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { contentSettings } from './config.js'
import { contentCtx } from './content-ctx.js'
import { contentWorkers } from './content-workers.js'
import { ContentModule } from './content.module.js'
import { seedContent } from './seed/seed-content.js'
import { migrations } from './migrations/index.js'
import { assertImprint } from './site/assert-imprint.js'
import { contentEntities } from './tables.js'

await startService({
  name: 'content',
  module: ContentModule,
  entities: contentEntities,
  migrations,
  settings: contentSettings,
  ctx: contentCtx,
  workers: contentWorkers,
  seed: async (ctx) => {
    await seedContent(ctx)
    await assertImprint(readLaunchEnvironment(), ctx)
  },
})
