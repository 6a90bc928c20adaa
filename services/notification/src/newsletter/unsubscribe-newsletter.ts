import type { Output, Input } from '@seneb/contracts/define'
import type { UnsubscribeNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'

import type { NotificationCtx } from '../notification-ctx.js'
import { unsubscribeSql } from './newsletter.queries.js'

/** Ends a subscription, confirmed or not; doing it again changes nothing (RFC 8058). */
export async function unsubscribeNewsletter(
  { token }: Input<typeof UnsubscribeNewsletter>,
  ctx: NotificationCtx,
): Promise<Output<typeof UnsubscribeNewsletter>> {
  const [subscriber] = await ctx.db.run<{ id: string }>(unsubscribeSql, [linkTokenDigest(token)])

  if (!subscriber) throw new AppError('NEWSLETTER_LINK_INVALID')
  return { isUnsubscribed: true }
}
