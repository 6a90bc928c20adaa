import { sweeper } from '@seneb/service-kit/working/sweeping'
import type { Worker } from '@seneb/service-kit/working/workers'

import { bringForward } from './email-deliveries/bring-forward.js'
import { deliverDueEmails, deliveryWorker } from './email-deliveries/deliver-due-emails.js'
import { bringForwardEveryMs } from './email-deliveries/delivery.rules.js'
import { forgetUnsentSql } from './email-deliveries/email-delivery.queries.js'
import type { NotificationCtx } from './notification-ctx.js'
import { forgetLoneOutcomesSql } from './operator-briefs/operator-brief.queries.js'
import { tellOverdueBriefs } from './operator-briefs/tell-overdue-briefs.js'

const hourMs = 60 * 60 * 1000

/** What the service does by itself. Sending is woken by whoever queues a mail; its turns only find what was missed. */
export const notificationWorkers: readonly Worker<NotificationCtx>[] = [
  { name: deliveryWorker, everyMs: 1000, run: deliverDueEmails },
  { name: 'bring-emails-forward', everyMs: bringForwardEveryMs, run: bringForward },
  { name: 'tell-overdue-briefs', everyMs: 60_000, run: tellOverdueBriefs },
  sweeper({ name: 'forget-lone-outcomes', everyMs: hourMs, sql: forgetLoneOutcomesSql }),
  sweeper({
    ...{ name: 'forget-unsent-emails', everyMs: hourMs, sql: forgetUnsentSql },
    params: (ctx) => [ctx.delivery.keepUnsentDays],
    swept: ({ length: count }, ctx) => ctx.log.warn({ count }, 'emails that were never sent were forgotten'),
  }),
]
