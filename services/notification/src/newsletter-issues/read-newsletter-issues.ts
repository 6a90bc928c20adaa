import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListNewsletterIssues,
  PreviewNewsletterIssue,
  ReadNewsletterIssue,
  SendTestNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { AppError } from '@seneb/platform/app-error'
import { newLinkToken } from '@seneb/platform/link-token'
import type { Ctx } from '@seneb/service-kit/ctx'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { newsletterIssue } from '../emails/newsletter-issue.email.js'
import { decodeIdCursor, pageOfRows } from '../newsletter/page-cursor.js'
import { canSeeSubscribers, countAudience } from '../newsletter/manage-subscribers.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { newsletterIssueAudit } from './edit-newsletter-issue.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import {
  listIssuesSql,
  readIssueSql,
  uncertainSql,
  type ListedIssue,
  type StoredIssue,
  type UncertainRecipient,
} from './newsletter-issue.queries.js'

/** A page of issues, newest first. */
export async function listNewsletterIssues(
  { after, first, state }: Input<typeof ListNewsletterIssues>,
  ctx: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListNewsletterIssues>> {
  const params = [first + 1, decodeIdCursor(after), ...(state === undefined ? [] : [state])]
  const rows = await ctx.db.read((tx) => tx.query<ListedIssue>(listIssuesSql(state !== undefined), params))
  const { next, page } = pageOfRows(rows, first)
  return { issues: page.map(toIssue), next }
}

/** One issue with its text, and how many subscribers would get it now. */
export async function readNewsletterIssue(
  { issueId }: Input<typeof ReadNewsletterIssue>,
  ctx: Pick<NotificationCtx, 'db' | 'emailIdentity' | 'staff'>,
): Promise<Output<typeof ReadNewsletterIssue>> {
  const isVisible = canSeeSubscribers(ctx)
  return ctx.db.read(async (tx) => {
    const [issue] = await tx.query<StoredIssue>(readIssueSql, [issueId])
    if (!issue) throw new AppError('NEWSLETTER_ISSUE_NOT_FOUND')
    const audience = await countAudience(tx)
    const uncertain = issue.uncertain > 0 ? await tx.query<UncertainRecipient>(uncertainSql, [issueId]) : []
    return {
      issue: toIssue(issue),
      preheader: issue.preheader,
      body: issue.body,
      authorIds: [...issue.authors],
      writtenBy: issue.writtenBy,
      approvedBy: issue.approvedBy ?? undefined,
      approvedAt: issue.approvedAt?.toISOString(),
      returnReason: issue.returnReason ?? undefined,
      audience,
      uncertain: uncertain.map(({ claimedAt, code, email, id }) => ({
        recipientId: id,
        messageId: messageIdOf(id, ctx),
        claimedAt: claimedAt.toISOString(),
        code: code ?? undefined,
        email: isVisible ? email : undefined,
      })),
    }
  })
}

function toIssue(row: ListedIssue) {
  const { audience, changedAt, createdAt, delivered, failed, finishedAt, holdReason, id, sendAt } = row
  const { skipped, startedAt, state, subject, uncertain, unsubscribed, version } = row
  return {
    id,
    state,
    version,
    subject,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    sendAt: sendAt?.toISOString(),
    startedAt: startedAt?.toISOString(),
    finishedAt: finishedAt?.toISOString(),
    holdReason: holdReason ?? undefined,
    figures: { audience, delivered, failed, skipped, uncertain, unsubscribed },
  }
}

/** Returns the Message-ID of a recipient's mail, under which a mail server logs it. */
export function messageIdOf(recipientId: string, { emailIdentity }: Pick<NotificationCtx, 'emailIdentity'>): string {
  return `<${recipientId}@${emailIdentity.messageIdDomain}>`
}

/** Renders an issue as its mail, with a link to unsubscribe that has no effect. */
export async function previewNewsletterIssue(
  { issueId }: Input<typeof PreviewNewsletterIssue>,
  ctx: Pick<NotificationCtx, 'db' | 'emailIdentity' | 'randomBytes'>,
): Promise<Output<typeof PreviewNewsletterIssue>> {
  const issue = await ctx.db.read((tx) => tx.findOne(NewsletterIssue, { id: issueId }))
  if (!issue) throw new AppError('NEWSLETTER_ISSUE_NOT_FOUND')
  return newsletterIssue({ ...issue, siteUrl: ctx.emailIdentity.siteUrl, token: newLinkToken(ctx) })
}

/** Mails an issue to the calling staff member alone. */
export async function sendTestNewsletterIssue(
  { issueId, to }: Input<typeof SendTestNewsletterIssue>,
  ctx: NotificationCtx,
): Promise<Output<typeof SendTestNewsletterIssue>> {
  const { subject, ...email } = await previewNewsletterIssue({ issueId }, ctx)
  await ctx.db.write(async (tx) => {
    await enqueueEmail(
      {
        kind: 'staff-newsletter-test',
        cause: { kind: 'newsletter-issue', id: issueId },
        occasion: ctx.newId(),
        to: { address: to },
        email: { subject: `[Test] ${subject}`, ...email },
        outcomeWhenFailed: outcomes.failed,
      },
      tx,
      ctx,
    )
    const object = { resource: newsletterIssueAudit, id: issueId }
    await ctx.audit(tx, { action: 'send-test-newsletter-issue', object, after: { subject } })
  })
  ctx.wake(deliveryWorker)
  return { issueId }
}
