import type { Output, Input } from '@seneb/contracts/define'
import {
  NewsletterSubscribed,
  type SubscribeNewsletter,
  type ConfirmNewsletter,
  type UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'
import { linkTokenDigest } from '@seneb/platform/link-token'

import type { NotificationCtx } from '../notification-ctx.js'
import { logEndOfMails } from './log-end-of-mails.js'
import { askForNewsletterSql, confirmSql, countUnsubscribedSql, unsubscribeSql } from './newsletter.entity.js'
import { addressDigests } from './subscriber.queries.js'

interface SubscribedRow {
  readonly id: string
  readonly statusBefore: string | null
}

/**
 * Stores an address for the newsletter; a consumer of the event sends the mail (NEWS-04, NEWS-05, D-16, D-19). Rejects
 * with NEWSLETTER_ALREADY_SUBSCRIBED for a confirmed address, unless duplicates are hidden, always or from this caller
 * (NEWS-06, D-17). Where no mail may go to the address, no event is published, and its owner can ask again later (S20).
 */
export async function subscribeNewsletter(
  { email, hideDuplicate = false, legalVersions, withholdMail = false }: Input<typeof SubscribeNewsletter>,
  ctx: NotificationCtx,
): Promise<Output<typeof SubscribeNewsletter>> {
  const [doubleOptIn, hideDuplicates, { privacy_version, terms_version }] = await Promise.all([
    ctx.switches.isOn('newsletter.doubleOptIn', ctx),
    ctx.switches.isOn('newsletter.hideDuplicates', ctx),
    ctx.legalVersions.agreed(legalVersions, ctx),
  ])

  const statusBefore = await ctx.db.write(async (tx) => {
    const status = doubleOptIn ? 'pending' : 'confirmed'
    const params = [ctx.newId(), email, status, terms_version, privacy_version, addressDigests(email, ctx.atRest)]
    const [subscriber] = await tx.query<SubscribedRow>(askForNewsletterSql, params)
    if (!subscriber) throw new Error('a request for the newsletter gave no row')
    if (!withholdMail)
      await tx.publish(NewsletterSubscribed, { subscriberId: subscriber.id, askedAt: ctx.now().toISOString() })
    return subscriber.statusBefore
  })

  if (statusBefore === 'confirmed' && !hideDuplicates && !hideDuplicate)
    throw new AppError('NEWSLETTER_ALREADY_SUBSCRIBED')
  return { needsConfirmation: doubleOptIn }
}

/** Confirms a subscription with one click; a second click learns that it is confirmed already (D-16). */
export async function confirmNewsletter(
  { token }: Input<typeof ConfirmNewsletter>,
  ctx: NotificationCtx,
): Promise<Output<typeof ConfirmNewsletter>> {
  const [owner] = await ctx.db.run<{ changed: boolean }>(confirmSql, [linkTokenDigest(token)])

  if (!owner) throw new AppError('NEWSLETTER_LINK_INVALID')
  return { wasConfirmedBefore: !owner.changed }
}

/** Ends a subscription, confirmed or not; doing it again changes nothing (RFC 8058). */
export async function unsubscribeNewsletter(
  { token }: Input<typeof UnsubscribeNewsletter>,
  ctx: NotificationCtx,
): Promise<Output<typeof UnsubscribeNewsletter>> {
  const left = await ctx.db.write(async (tx) => {
    const [owner] = await tx.query<TokenOwner>(unsubscribeSql, [linkTokenDigest(token)])
    if (!owner) throw new AppError('NEWSLETTER_LINK_INVALID')
    // Locked after the subscriber, as in every transaction that changes both.
    if (owner.issueId !== null && owner.hasLeft) await tx.query(countUnsubscribedSql, [owner.issueId])
    return owner.hasLeft ? owner.id : undefined
  })
  if (left !== undefined) logEndOfMails(ctx, left, 'unsubscribed')
  return { isUnsubscribed: true }
}

interface TokenOwner {
  readonly id: string
  readonly issueId: string | null
  readonly hasLeft: boolean
}
