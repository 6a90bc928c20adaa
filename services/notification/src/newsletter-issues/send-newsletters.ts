import {
  maxNewsletterBounces,
  maxNewsletterRefusals,
  newsletterBatchSize,
} from '@seneb/contracts/vocabulary/newsletter'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { isDeadlock } from '@seneb/service-kit/database/database-errors'
import { linkTokenDigest, newLinkToken } from '@seneb/platform/link-token'

import { readMailFailure, type MailFailure } from '../email-deliveries/delivery-failure.rules.js'
import { untilRecorded } from '../email-deliveries/deliver-due-emails.js'
import { newsletterIssue } from '../emails/newsletter-issue.email.js'
import type { Email } from '../emails/render-email.js'
import { logEndOfMails } from '../newsletter/log-end-of-mails.js'
import { rememberSuppression } from '../newsletter/manage-subscribers.js'
import type { NotificationCtx } from '../notification-ctx.js'
import {
  claimRecipientSql,
  clearBouncesSql,
  countBounceSql,
  finishIssuesSql,
  loseRecipientSql,
  markUncertainSql,
  nextRecipientsSql,
  pauseIssueSql,
  prepareRecipientsSql,
  refuseRecipientSql,
  releaseRecipientSql,
  reserveBatchSql,
  settleRecipientSql,
  skipRecipientsSql,
  type ClaimedRecipient,
  type ReservedIssue,
} from './newsletter-issue.queries.js'
import { deferralWaitMs } from './newsletter-issue.rules.js'
import { messageIdOf } from './read-newsletter-issues.js'
import { holdNewsletterIssue, newsletterWorker, startDueIssues } from './start-newsletter-issue.js'

/** Recipients that are added by one statement. */
const portionSize = 5000
/** Time without batches after the mail server could not be reached. */
const serverPauseMs = 15_000
const secondMs = 1000

/**
 * Starts due issues and sends the next batch. All state is in rows, so a killed process leaves at most the mails in
 * flight undecided.
 */
export async function sendNewsletters(ctx: NotificationCtx): Promise<'again' | void> {
  await startDueIssues(ctx)
  const lost = await ctx.db.run<{ id: string }>(markUncertainSql, [ctx.delivery.leaseMs])
  if (lost.length > 0) ctx.log.warn({ count: lost.length }, 'mails of a newsletter have no known outcome')
  await ctx.db.run(finishIssuesSql)

  const { perSecond } = ctx.newsletter
  const size = Math.min(newsletterBatchSize, perSecond)
  const batchMs = (size * secondMs) / perSecond
  const [issue] = await ctx.db.run<ReservedIssue>(reserveBatchSql, [batchMs])
  if (!issue) return
  if (!issue.isPrepared) {
    await ctx.db.run(prepareRecipientsSql, [issue.id, portionSize])
    return 'again'
  }
  ctx.wakeIn(newsletterWorker, batchMs)
  try {
    await new Batch(issue, ctx).send(size)
  } catch (err) {
    // A database that is down and a deadlock pass without the issue being changed.
    if (isDeadlock(err) || (err instanceof AppError && err.code === 'UNAVAILABLE')) throw err
    ctx.log.error({ causeId: issue.id, err }, 'an issue of the newsletter could not be sent')
    await holdNewsletterIssue(issue.id, 'failed', ctx)
    return 'again'
  }
}

/** The mails of one turn. */
class Batch {
  private readonly placeholder: string
  private readonly email: Email
  private isOver = false

  constructor(
    private readonly issue: ReservedIssue,
    private readonly ctx: NotificationCtx,
  ) {
    this.placeholder = newLinkToken(ctx)
    this.email = newsletterIssue({ ...issue, siteUrl: ctx.emailIdentity.siteUrl, token: this.placeholder })
  }

  async send(size: number): Promise<void> {
    const { ctx, issue } = this
    const rows = await ctx.db.run<{ id: string }>(nextRecipientsSql, [issue.id, size])
    const waiting = rows.map(({ id }) => id)
    await ctx.db.run(skipRecipientsSql, [issue.id, waiting])
    const sendNext = async () => {
      for (let id = waiting.shift(); id !== undefined && !this.isOver; id = waiting.shift()) await this.sendTo(id)
    }
    const outcomes = await Promise.allSettled(Array.from({ length: ctx.newsletter.concurrentSends }, sendNext))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  /** Sends one mail after its row says so, and records the outcome. */
  private async sendTo(recipientId: string): Promise<void> {
    const { ctx } = this
    const token = newLinkToken(ctx)
    const params = [recipientId, ctx.newId(), linkTokenDigest(token)]
    const [recipient] = await ctx.db.run<ClaimedRecipient>(claimRecipientSql, params)
    if (!recipient) return
    const failure = await this.attempt(recipient, token)
    try {
      await untilRecorded(
        () => (failure ? this.recordFailure(recipient, failure) : this.recordDelivered(recipient)),
        ctx,
      )
    } catch (err) {
      // The row becomes uncertain when the time of an attempt is over.
      ctx.log.error({ id: recipientId, err }, 'the outcome of a mail of a newsletter could not be recorded')
    }
  }

  private async attempt({ email: address, id }: ClaimedRecipient, token: string): Promise<MailFailure | undefined> {
    const { ctx, email, placeholder } = this
    try {
      await ctx.newsletter.mailer.send({
        messageId: messageIdOf(id, ctx),
        to: { address },
        subject: email.subject,
        html: email.html.replaceAll(placeholder, token),
        text: email.text.replaceAll(placeholder, token),
        unsubscribeUrl: `${ctx.newsletter.oneClickUrl}/newsletter/unsubscribe/${token}`,
      })
      return undefined
    } catch (error) {
      return readMailFailure(error)
    }
  }

  private async recordDelivered({ bounces, holder, id, subscriberId }: ClaimedRecipient): Promise<void> {
    const params = [id, holder, null]
    if (bounces === 0) {
      await this.ctx.db.run(settleRecipientSql('delivered'), params)
      return
    }
    await this.ctx.db.write(async (tx) => {
      await tx.query(clearBouncesSql, [subscriberId])
      await tx.query(settleRecipientSql('delivered'), params)
    })
  }

  private async recordFailure(recipient: ClaimedRecipient, failure: MailFailure): Promise<void> {
    const { ctx, issue } = this
    const { attempts, holder, id } = recipient
    const { code, isAddressRefused, isMaybeAccepted, kind } = failure
    ctx.log.warn({ id, causeId: issue.id, code, reason: kind }, 'a mail of a newsletter failed')
    const params = [id, holder, code]
    if (kind === 'server') {
      this.isOver = true
      await ctx.db.run(pauseIssueSql, [issue.id, serverPauseMs])
    }
    if (isMaybeAccepted) {
      await ctx.db.run(loseRecipientSql, params)
      return
    }
    if (kind === 'server') {
      await ctx.db.run(releaseRecipientSql, [...params, serverPauseMs, 1])
      return
    }
    const waitMs = kind === 'refused' ? undefined : deferralWaitMs(attempts)
    if (waitMs !== undefined) {
      await ctx.db.run(releaseRecipientSql, [...params, waitMs, 0])
      return
    }
    if (kind === 'refused' && !isAddressRefused) {
      await this.recordRefusal(recipient)
      return
    }
    await ctx.db.write(async (tx) => {
      if (isAddressRefused) await this.countBounce(recipient, tx)
      await tx.query(settleRecipientSql('failed'), params)
    })
  }

  private async countBounce({ email, holder, id, subscriberId }: ClaimedRecipient, tx: WriteTx): Promise<void> {
    const params = [subscriberId, maxNewsletterBounces, id, holder]
    const [counted] = await tx.query<{ status: string }>(countBounceSql, params)
    if (counted?.status !== 'suppressed') return
    await rememberSuppression(email, tx, this.ctx)
    logEndOfMails(this.ctx, subscriberId, 'suppressed')
  }

  /**
   * A text that the server rejects for several recipients in a row is rejected for all, so that no other recipient
   * fails by it.
   */
  private async recordRefusal({ holder, id }: ClaimedRecipient): Promise<void> {
    const { ctx, issue } = this
    const [counted] = await ctx.db.run<{ refusals: number }>(refuseRecipientSql, [id, holder])
    if (!counted || counted.refusals < maxNewsletterRefusals) return
    this.isOver = true
    await holdNewsletterIssue(issue.id, 'text-refused', ctx)
  }
}
