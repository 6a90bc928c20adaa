import { setTimeout as pause } from 'node:timers/promises'

import { retentionPeriods, syntheticJourneyPeriod } from '@seneb/contracts/vocabulary/retention-periods'
import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { rescheduleEmails } from './email-deliveries/retry-email.js'
import { deliverDueEmails, deliveryWorker } from './email-deliveries/deliver-due-emails.js'
import { rescheduleIntervalMs } from './email-deliveries/delivery.rules.js'
import { deleteUnsentSql } from './email-deliveries/email-delivery.entity.js'
import { sendNewsletters } from './newsletter-issues/send-newsletters.js'
import { newsletterWorker } from './newsletter-issues/start-newsletter-issue.js'
import { deleteSyntheticMailsSql } from './email-deliveries/read-synthetic-journey.js'
import {
  deleteEndedSql,
  deleteExcessSql,
  maxUnmatchedBytes,
  maxUnmatchedEmails,
} from './inbound-emails/inbound-email.queries.js'
import { processEmails } from './inbound-emails/process-emails.js'
import { processingWorker } from './inbound-emails/processing-worker.js'
import { sendAttachments } from './inbound-emails/send-attachments.js'
import { sendingWorker } from './inbound-emails/sending-worker.js'
import { mailboxIntervalMs, mailboxWorker, readMailbox } from './inbound-emails/read-mailbox.js'
import type { NotificationCtx } from './notification-ctx.js'
import { deleteLoneAiPlanResultsSql } from './operator-emails/operator-email.entity.js'
import {
  composeOperatorEmails,
  composingWorker,
  enqueueOverdueOperatorEmails,
} from './operator-emails/compose-operator-emails.js'

const hourMs = 60 * 60 * 1000

/** Time that complete operator e-mails wait for others to be composed with. */
const gatherMs = 100

/** Returns a turn that starts shortly after it was requested, so that it also finds data stored in that time. */
function gathering(run: Worker<NotificationCtx>['run']): Worker<NotificationCtx>['run'] {
  return async (ctx) => {
    await pause(gatherMs)
    return run(ctx)
  }
}

/** Background work of the service. Queuing a mail wakes the sender; its regular turns only catch missed mails. */
export const notificationWorkers: readonly Worker<NotificationCtx>[] = [
  { name: deliveryWorker, intervalMs: 1000, run: deliverDueEmails },
  { name: composingWorker, intervalMs: 5000, run: gathering(composeOperatorEmails) },
  { name: 'reschedule-emails', intervalMs: rescheduleIntervalMs, run: rescheduleEmails },
  { name: 'enqueue-overdue-operator-emails', intervalMs: 60_000, run: enqueueOverdueOperatorEmails },
  createSweeper({ name: 'forget-lone-outcomes', intervalMs: hourMs, sql: deleteLoneAiPlanResultsSql }),
  createSweeper({
    name: 'forget-unsent-emails',
    intervalMs: hourMs,
    sql: deleteUnsentSql,
    params: (ctx) => [ctx.delivery.unsentRetentionDays],
    onSwept: ({ length: count }, ctx) => ctx.log.warn({ count }, 'emails that were never sent were deleted'),
  }),
  createSweeper({
    name: 'forget-synthetic-emails',
    intervalMs: 5 * 60_000,
    sql: deleteSyntheticMailsSql,
    params: () => [syntheticJourneyPeriod],
  }),
  {
    name: mailboxWorker,
    intervalMs: mailboxIntervalMs,
    failureMessage: 'the mailbox could not be read, trying again',
    run: readMailbox,
  },
  { name: processingWorker, intervalMs: 5000, run: processEmails },
  { name: sendingWorker, intervalMs: 5000, run: sendAttachments },
  createSweeper({
    name: 'forget-unassigned-emails',
    intervalMs: hourMs,
    sql: deleteEndedSql,
    params: (ctx) => [ctx.now(), retentionPeriods.unmatchedEmail],
  }),
  createSweeper({
    name: 'forget-excess-emails',
    intervalMs: hourMs,
    sql: deleteExcessSql,
    params: () => [maxUnmatchedEmails, maxUnmatchedBytes],
    onSwept: ({ length: count }, ctx) => ctx.log.error({ count }, 'unmatched emails beyond the maximum were deleted'),
  }),
  { name: newsletterWorker, intervalMs: 1000, run: sendNewsletters },
  createSweeper({
    name: 'forget-newsletter-recipients',
    intervalMs: hourMs,
    sql: deleteSql({
      name: 'forgetNewsletterRecipients',
      from: 'newsletter_recipients',
      where: `issue_id in (select id from newsletter_issues
        where coalesce(finished_at, stopped_at) <= $2::timestamptz - $3::interval and state in ('sent', 'stopped'))`,
    }),
    params: (ctx) => [ctx.now(), retentionPeriods.unsentEmail],
  }),
  createSweeper({
    name: 'forget-pending-subscriptions',
    intervalMs: hourMs,
    // The links of their mails go with them.
    sql: deleteSql({
      name: 'forgetPendingSubscriptions',
      from: 'newsletter_subscribers',
      where: `status = 'pending' and requested_at <= $2::timestamptz - $3::interval`,
    }),
    params: (ctx) => [ctx.now(), retentionPeriods.pendingSubscription],
  }),
]
