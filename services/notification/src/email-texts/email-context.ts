import type { EmailContext } from '../emails/email-wording.js'
import type { NotificationCtx } from '../notification-ctx.js'

/** Returns what emails to people are rendered from besides their facts: the site's address and the current sentences. */
export async function emailContext(ctx: NotificationCtx): Promise<EmailContext> {
  return { siteUrl: ctx.emailIdentity.siteUrl, texts: await ctx.emailTexts.read(ctx) }
}
