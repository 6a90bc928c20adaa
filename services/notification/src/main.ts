import { startService } from '@seneb/service-kit/start-service'

import { notificationSettings } from './config.js'
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { CreateEmailDeliveries1760000300000 } from './migrations/1760000300000-create-email-deliveries.js'
import { closeNotificationCtx, createNotificationCtx } from './notification-ctx.js'
import { notificationWorkers } from './notification-workers.js'
import { NotificationModule } from './notification.module.js'
import { OperatorBriefRow } from './operator-briefs/operator-brief.entity.js'

await startService({
  name: 'notification',
  module: NotificationModule,
  entities: [EmailDelivery, OperatorBriefRow],
  migrations: [CreateEmailDeliveries1760000300000],
  settings: notificationSettings,
  ctx: createNotificationCtx,
  workers: notificationWorkers,
  close: closeNotificationCtx,
})
