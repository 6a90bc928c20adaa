import type { NewsletterSubscribed } from '@seneb/contracts/messages/notification/newsletter.messages'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { newsletterConfirmation } from '../emails/newsletter-confirmation.email.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { NewsletterToken, claimMailSql } from './newsletter.entity.js'
import { addressDigests, suppressedDigestsSql } from './subscriber.queries.js'

interface Claimed {
  readonly email: string
  readonly status: 'pending' | 'confirmed'
}

/**
 * Sends the newsletter mail to an address that subscribed, unless it got one just now or is already confirmed (NEWS-05,
 * D-16). The secret of the links is created here, so that only the mail contains it.
 */
export async function onNewsletterSubscribed(
  event: ReceivedEvent<typeof NewsletterSubscribed>,
  ctx: NotificationCtx,
): Promise<void> {
  const token = newLinkToken(ctx)
  const context = await emailContext(ctx)

  await ctx.db.write(async (tx) => {
    const [subscriber] = await tx.query<Claimed>(claimMailSql, [event.data.subscriberId])
    if (!subscriber) return
    const digests = addressDigests(subscriber.email, ctx.atRest)
    if ((await tx.query(suppressedDigestsSql, [digests])).length > 0) return

    const row = { token_hash: linkTokenDigest(token), subscriber_id: event.data.subscriberId }
    await tx.save(Object.assign(new NewsletterToken(), row))
    const email = newsletterConfirmation({ ...context, token, needsConfirmation: subscriber.status === 'pending' })
    await enqueueEmail(
      {
        kind: 'newsletter-confirmation',
        cause: { kind: 'newsletter-subscriber', id: event.data.subscriberId },
        occasion: event.id,
        to: { address: subscriber.email },
        email,
        outcomeWhenFailed: outcomes.failed,
        unsubscribeUrl: `${ctx.newsletter.oneClickUrl}/newsletter/unsubscribe/${token}`,
      },
      tx,
      ctx,
    )
  })
  ctx.wake(deliveryWorker)
}
