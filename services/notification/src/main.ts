import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { notificationSettings } from './config.js'
import { notificationErasing } from './erasures/on-erasure-started.js'
import { closeNotificationCtx, createNotificationCtx } from './notification-ctx.js'
import { notificationWorkers } from './notification-workers.js'
import { NotificationModule, notificationEntities } from './notification.module.js'
import { migrations } from './migrations/index.js'

await startService({
  name: 'notification',
  module: NotificationModule,
  entities: notificationEntities,
  migrations,
  settings: notificationSettings,
  ctx: createNotificationCtx,
  workers: notificationWorkers,
  erasing: notificationErasing,
  close: closeNotificationCtx,
})
