import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { identitySettings } from './config.js'
import { createIdentityCtx } from './identity-ctx.js'
import { identityWorkers } from './identity-workers.js'
import { IdentityModule, identityEntities } from './identity.module.js'
import { mailFirstAdmin } from './invitations/invite-first-admin.js'
import { migrations } from './migrations/index.js'
import { partnerErasing } from './partners/change-partner.js'

await startService({
  name: 'identity',
  module: IdentityModule,
  entities: identityEntities,
  migrations,
  settings: identitySettings,
  ctx: createIdentityCtx,
  workers: identityWorkers,
  erasing: partnerErasing,
  seed: async (ctx) => {
    if (ctx.firstAdminEmail) await mailFirstAdmin(ctx.firstAdminEmail, ctx)
  },
})
