import type { Output, Input } from '@seneb/contracts/define'
import type { ConfirmNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'

import type { NotificationCtx } from '../notification-ctx.js'
import { confirmSql } from './newsletter.queries.js'

/** Confirms a subscription with one click; a second click learns that it is confirmed already (D-16). */
export async function confirmNewsletter(
  { token }: Input<typeof ConfirmNewsletter>,
  ctx: NotificationCtx,
): Promise<Output<typeof ConfirmNewsletter>> {
  const [owner] = await ctx.db.run<{ changed: boolean }>(confirmSql, [linkTokenDigest(token)])

  if (!owner) throw new AppError('NEWSLETTER_LINK_INVALID')
  return { wasConfirmedBefore: !owner.changed }
}
