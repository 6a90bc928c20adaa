import type { NotificationCtx } from '../notification-ctx.js'
import { scrubEmailsSql } from './email-delivery.queries.js'

/** Forgets words and addresses of mails that ended some days ago; what stays counts and names nobody (S13). */
export async function scrubEmails(ctx: NotificationCtx): Promise<void> {
  const scrubbed = await ctx.db.write((tx) => tx.query(scrubEmailsSql, [ctx.delivery.keepBodiesDays]))
  if (scrubbed.length > 0) ctx.log.info({ count: scrubbed.length }, 'emails were scrubbed')
}
