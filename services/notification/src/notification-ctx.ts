import type { Bus } from '@seneb/bus/bus'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { NotificationSettings } from './config.js'
import { DeliveryMetrics } from './email-deliveries/delivery-metrics.js'
import { rescheduleIntervalMs, retryPolicy, type RetryPolicy } from './email-deliveries/delivery.rules.js'
import type { Mailbox, Mailer } from './email-deliveries/mailer.js'
import { BoundedSends } from './email-deliveries/bounded-sends.js'
import { smtpMailer } from './email-deliveries/smtp-mailer.js'
import { EmailTextCopies } from './email-texts/email-text-copies.js'
import { createInboundPorts, type InboundPorts } from './inbound-emails/inbound-ctx.js'
import type { AddressKeys } from './email-deliveries/signed-address.rules.js'

/** Our own identity in e-mails. */
export interface EmailIdentity {
  readonly operator: Mailbox
  readonly siteUrl: string
  /** Part of a Message-ID after the @. */
  readonly messageIdDomain: string
}

export interface DeliveryTimes {
  readonly retry: RetryPolicy
  /** Maximum time of a sender before another takes over; longer than the sender's own deadline. */
  readonly leaseMs: number
  /** So long it is tried to record what became of an attempt. */
  readonly recordingMs: number
  readonly rescheduleMs: number
  /** Days for which the text of a failed mail is retained, so that it can be sent manually (D-51). */
  readonly unsentRetentionDays: number
}

/** Settings of the newsletter. */
export interface NewsletterSettings {
  /** Base URL at which mail programs reach the gateway. */
  readonly oneClickUrl: string
  /** Mail server through connections of its own, so that no other mail waits for a newsletter. */
  readonly mailer: Mailer
  readonly concurrentSends: number
  /** Maximum number of mails a second. */
  readonly perSecond: number
}

/** Context passed to this service's use cases. */
export interface NotificationCtx extends Ctx {
  readonly mailer: Mailer
  readonly sends: BoundedSends
  readonly metrics: DeliveryMetrics
  readonly emailIdentity: EmailIdentity
  /** Keys and patterns of reply and bounce addresses. */
  readonly addressKeys: AddressKeys
  readonly inbound: InboundPorts
  readonly emailTexts: EmailTextCopies
  readonly delivery: DeliveryTimes
  readonly planTimeoutMinutes: number
  readonly newsletter: NewsletterSettings
  /** Wakes a worker when something in its table becomes due; the table stays the truth. */
  wakeIn(worker: string, ms: number): void
}

const maxWakeMs = 10_000

/** A sender that misses its deadline still has this long to record that. */
const recordingMs = 10_000

/** Gives the use cases their ports: the mail server, the bounded sends, who writes. */
export function createNotificationCtx(base: Ctx, settings: NotificationSettings, bus?: Bus): NotificationCtx {
  const sender = { name: settings.NOTIFICATION_SENDER_NAME, address: settings.NOTIFICATION_SENDER_EMAIL }
  const connections = settings.NOTIFICATION_CONCURRENT_SENDS
  const deadlineMs = settings.NOTIFICATION_SEND_DEADLINE_MS
  const metrics = new DeliveryMetrics()
  metrics.observe(base.db)
  const emailTexts = new EmailTextCopies()
  emailTexts.observe(base)
  const server = { url: settings.NOTIFICATION_SMTP_URL, ca: settings.NOTIFICATION_SMTP_CA, sender, deadlineMs }
  const newsletterSends = settings.NOTIFICATION_NEWSLETTER_CONCURRENT_SENDS
  return {
    ...base,
    mailer: smtpMailer({ ...server, connections }),
    sends: new BoundedSends(connections),
    metrics,
    emailIdentity: {
      operator: { name: 'Seneb care team', address: settings.NOTIFICATION_OPERATOR_EMAIL },
      siteUrl: settings.NOTIFICATION_SITE_URL,
      messageIdDomain: sender.address.slice(sender.address.lastIndexOf('@') + 1),
    },
    addressKeys: {
      digests: base.atRest,
      replyAddress: settings.NOTIFICATION_REPLY_ADDRESS,
      bounceAddress: settings.NOTIFICATION_BOUNCE_ADDRESS,
    },
    inbound: createInboundPorts(base, settings, bus),
    emailTexts,
    delivery: {
      retry: retryPolicy(settings.NOTIFICATION_RETRY_STEP_MS),
      leaseMs: deadlineMs + recordingMs,
      recordingMs,
      rescheduleMs: rescheduleIntervalMs,
      unsentRetentionDays: settings.NOTIFICATION_UNSENT_RETENTION_DAYS,
    },
    newsletter: {
      oneClickUrl: settings.NOTIFICATION_ONE_CLICK_URL,
      mailer: smtpMailer({ ...server, connections: newsletterSends }),
      concurrentSends: newsletterSends,
      perSecond: settings.NOTIFICATION_NEWSLETTER_PER_SECOND,
    },
    planTimeoutMinutes: settings.NOTIFICATION_PLAN_TIMEOUT_MINUTES,
    wakeIn: (worker, ms) => {
      // The worker's regular turns handle longer waits; a timer for each would pile up while a mail server is down.
      if (ms < maxWakeMs) setTimeout(() => base.wake(worker), ms).unref()
    },
  }
}

/** Waits for the mails in flight, then closes the connections. */
export async function closeNotificationCtx(ctx: NotificationCtx): Promise<void> {
  await ctx.sends.settled()
  ctx.mailer.close()
  ctx.newsletter.mailer.close()
  ctx.inbound.mailbox?.connection.close()
}
