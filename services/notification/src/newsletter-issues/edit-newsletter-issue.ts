import type { Input, Output } from '@seneb/contracts/define'
import {
  CreateNewsletterIssue,
  type DeleteNewsletterIssue,
  type UpdateNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Patch, WriteTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { type AuditedFields, defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import { newsletterBodyProblems } from './newsletter-body.rules.js'
import { NewsletterIssue } from './newsletter-issue.entity.js'
import { lockIssueSql } from './newsletter-issue.queries.js'
import { canMove, holdReasonAfter, type NewsletterIssueMove } from './newsletter-issue.rules.js'

export type ChangedIssue = Output<typeof UpdateNewsletterIssue>

/** Creates the draft of an issue; a repetition with the same key creates nothing. */
export async function createNewsletterIssue(
  request: Input<typeof CreateNewsletterIssue>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  assertMailable(request.body)
  return executeIdempotently({ contract: CreateNewsletterIssue, request }, ctx, async (tx) => {
    const [id, at, author] = [ctx.newId(), ctx.now(), requireStaff(ctx).id]
    const { body, preheader, subject } = request
    const counts = { audience: 0, delivered: 0, failed: 0, skipped: 0, unsubscribed: 0 }
    const written = { subject, preheader, body, authors: [author], written_by: author, created_at: at, changed_at: at }
    await tx.save(Object.assign(new NewsletterIssue(), { id, state: 'draft', version: 1, ...written, ...counts }))
    const object = { resource: newsletterIssueAudit, id }
    await ctx.audit(tx, { action: 'create-newsletter-issue', object, after: { state: 'draft', ...request } })
    return { issueId: id, version: 1, state: 'draft' as const }
  })
}

/** Changes the text of an issue. It is a draft again: an approval was given to another text. */
export async function updateNewsletterIssue(
  { body, preheader, subject, ...seen }: Input<typeof UpdateNewsletterIssue>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  assertMailable(body)
  return changeIssue('edit', seen, ctx, ({ authors }) => {
    const author = requireStaff(ctx).id
    const patch = {
      state: 'draft' as const,
      subject,
      preheader,
      body,
      authors: [...new Set([...authors, author])],
      written_by: author,
      approved_by: null,
      approved_at: null,
    }
    return { action: 'update-newsletter-issue', patch, after: { subject, preheader, body } }
  })
}

/** Deletes an issue that was never sent. */
export async function deleteNewsletterIssue(
  seen: Input<typeof DeleteNewsletterIssue>,
  ctx: Ctx,
): Promise<Output<typeof DeleteNewsletterIssue>> {
  const { issueId } = seen
  return ctx.db.write(async (tx) => {
    const { state, subject } = await lockedIssue('delete', seen, tx)
    await tx.remove(NewsletterIssue, { id: issueId })
    const object = { resource: newsletterIssueAudit, id: issueId }
    await ctx.audit(tx, { action: 'delete-newsletter-issue', object, before: { state, subject } })
    return { issueId }
  })
}

function assertMailable(body: string): void {
  const fields = newsletterBodyProblems(body)
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

/** An issue and its version as seen by the caller; without a version, its current one. */
interface SeenIssue {
  readonly issueId: string
  readonly version?: number
}

interface IssueChange {
  readonly action: string
  readonly patch: Patch<NewsletterIssue>
  readonly after?: AuditedFields<keyof typeof newsletterIssueAudit.fields>
}

/** Makes a move of an issue in one transaction with its audit entry. */
export async function changeIssue(
  move: NewsletterIssueMove,
  seen: SeenIssue,
  ctx: Ctx,
  change: (issue: NewsletterIssue, tx: WriteTx) => IssueChange | Promise<IssueChange>,
): Promise<ChangedIssue> {
  return ctx.db.write(async (tx) => {
    const issue = await lockedIssue(move, seen, tx)
    const { action, after, patch } = await change(issue, tx)
    const version = issue.version + 1
    const changed = { hold_reason: holdReasonAfter(move, issue.hold_reason), ...patch, version, changed_at: ctx.now() }
    await tx.update(NewsletterIssue, { id: issue.id }, changed)
    const state = patch.state as NewsletterIssue['state'] | undefined
    const { body, preheader, send_at, subject } = issue
    const before = { state: issue.state, sendAt: send_at?.toISOString() }
    await ctx.audit(tx, {
      action,
      object: { resource: newsletterIssueAudit, id: issue.id },
      before: move === 'edit' ? { ...before, subject, preheader, body } : before,
      after: { version, state: state ?? issue.state, ...after },
    })
    return { issueId: issue.id, version, state: state ?? issue.state }
  })
}

/** The issue, locked, if it can make the move and is the version that was seen. */
async function lockedIssue(
  move: NewsletterIssueMove,
  { issueId, version }: SeenIssue,
  tx: WriteTx,
): Promise<NewsletterIssue> {
  await tx.query(lockIssueSql, [issueId])
  const issue = await tx.findOne(NewsletterIssue, { id: issueId })
  if (!issue) throw new AppError('NEWSLETTER_ISSUE_NOT_FOUND')
  if (version !== undefined && issue.version !== version) throw new AppError('CHANGED_MEANWHILE')
  if (!canMove(issue.state, move)) throw new AppError('NEWSLETTER_ISSUE_STATE_CONFLICT')
  return issue
}

/** Audit format of an issue; of its text and of reasons, only the length. */
export const newsletterIssueAudit = defineAuditedResource('newsletter-issue', {
  version: 'plain',
  state: 'plain',
  subject: 'plain',
  preheader: 'text',
  body: 'text',
  reason: 'text',
  sendAt: 'plain',
  scheduledBy: 'plain',
  holdReason: 'plain',
  decision: 'plain',
})
