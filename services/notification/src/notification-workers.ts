import type { Worker } from '@seneb/service-kit/workers'

import { bringForward } from './email-deliveries/bring-forward.js'
import { deliverDueEmails, deliveryWorker } from './email-deliveries/deliver-due-emails.js'
import { bringForwardEveryMs } from './email-deliveries/delivery.rules.js'
import { scrubEmails } from './email-deliveries/scrub-emails.js'
import type { NotificationCtx } from './notification-ctx.js'
import { tellOverdueBriefs } from './operator-briefs/tell-overdue-briefs.js'

const hourMs = 60 * 60 * 1000

/** What the service does by itself. Sending is woken by whoever queues a mail; its turns only find what was missed. */
export const notificationWorkers: readonly Worker<NotificationCtx>[] = [
  { name: deliveryWorker, everyMs: 1000, run: deliverDueEmails },
  { name: 'bring-emails-forward', everyMs: bringForwardEveryMs, run: bringForward },
  { name: 'tell-overdue-briefs', everyMs: 60_000, run: tellOverdueBriefs },
  { name: 'scrub-emails', everyMs: hourMs, run: scrubEmails },
]
