import type { Input, Output } from '@seneb/contracts/define'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import type {
  CancelNewsletterSchedule,
  ResolveNewsletterRecipient,
  ResumeNewsletterIssue,
  ScheduleNewsletterIssue,
  SendNewsletterIssue,
  StopNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { newsletterBounds, type NewsletterHoldReason } from '@seneb/contracts/vocabulary/newsletter'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { changedFields, type RecordAuditAction } from '@seneb/service-kit/requests/audited-resource'
import type { Ctx } from '@seneb/service-kit/ctx'

import { countAudience } from '../newsletter/manage-subscribers.js'
import { changeIssue, newsletterIssueAudit, type ChangedIssue } from './edit-newsletter-issue.js'
import { NewsletterIssue, NewsletterRecipient } from './newsletter-issue.entity.js'
import {
  dueIssuesSql,
  lockIssueSql,
  lockUncertainSql,
  resolveRecipientSql,
  retryRefusedSql,
} from './newsletter-issue.queries.js'

/** The worker that sends; woken when an issue is started. */
export const newsletterWorker = 'send-newsletters'

/** Starts sending an approved issue. */
export async function sendNewsletterIssue(seen: Input<typeof SendNewsletterIssue>, ctx: Ctx): Promise<ChangedIssue> {
  const started = await changeIssue('send', seen, ctx, async (_issue, tx) => {
    if ((await countAudience(tx)) === 0) throw refusedAt('version', 'Nobody has confirmed a subscription yet')
    return { action: 'send-newsletter-issue', patch: { state: 'sending', started_at: ctx.now() } }
  })
  ctx.wake(newsletterWorker)
  return started
}

/** Schedules an approved issue, or changes its time. */
export function scheduleNewsletterIssue(
  { sendAt, ...seen }: Input<typeof ScheduleNewsletterIssue>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  const at = timeToCome(sendAt, ctx.now())
  return changeIssue('schedule', seen, ctx, () => ({
    action: 'schedule-newsletter-issue',
    patch: { state: 'scheduled', send_at: at, scheduled_by: requireStaff(ctx).id },
    after: { sendAt: at.toISOString() },
  }))
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

function timeToCome(sendAt: string, now: Date): Date {
  const at = new Date(sendAt)
  const days = (at.getTime() - now.getTime()) / dayMs
  if (days > 0 && days <= newsletterBounds.scheduleDays) return at
  throw refusedAt('sendAt', days > 0 ? 'Please choose a time within a year' : 'Please choose a time to come')
}

function refusedAt(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** Cancels a schedule; the issue keeps its approval. */
export function cancelNewsletterSchedule(
  seen: Input<typeof CancelNewsletterSchedule>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  return changeIssue('cancel-schedule', seen, ctx, () => ({
    action: 'cancel-newsletter-schedule',
    patch: { state: 'approved', send_at: null, scheduled_by: null },
  }))
}

/** Stops sending. Each mail is claimed only while its issue is being sent, so at most those in flight still leave. */
export function stopNewsletterIssue(seen: Input<typeof StopNewsletterIssue>, ctx: Ctx): Promise<ChangedIssue> {
  return changeIssue('stop', seen, ctx, () => ({
    action: 'stop-newsletter-issue',
    patch: { state: 'stopped', stopped_at: ctx.now() },
  }))
}

/** Continues a stopped issue where it was stopped. */
export async function resumeNewsletterIssue(
  seen: Input<typeof ResumeNewsletterIssue>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  const resumed = await changeIssue('resume', seen, ctx, async ({ id, hold_reason, stopped_at }, tx) => {
    const days = (ctx.now().getTime() - (stopped_at?.getTime() ?? 0)) / dayMs
    if (days > newsletterBounds.resumeDays)
      throw refusedAt('version', `It was stopped over ${newsletterBounds.resumeDays} days ago; its news are old`)
    if (hold_reason === 'text-refused') await tx.query(retryRefusedSql, [id])
    return { action: 'resume-newsletter-issue', patch: { state: 'sending', stopped_at: null, refusals: 0 } }
  })
  ctx.wake(newsletterWorker)
  return resumed
}

/** Starts scheduled issues whose time has come; the state changes with it, so each is started once. */
export async function startDueIssues(base: Ctx): Promise<void> {
  const due = await base.db.read((tx) => tx.query<{ id: string }>(dueIssuesSql, [base.now()]))
  for (const { id } of due) await startDueIssue(id, base)
}

async function startDueIssue(id: string, base: Ctx): Promise<void> {
  const audit = auditAsSystem(base)
  await base.db.write(async (tx) => {
    await tx.query(lockIssueSql, [id])
    const issue = await tx.findOne(NewsletterIssue, { id })
    // Cancelled, rescheduled or started by another process.
    if (issue?.state !== 'scheduled' || !issue.send_at || issue.send_at > base.now()) return
    const version = issue.version + 1
    const changed = { version, send_at: null, changed_at: base.now() }
    const object = { resource: newsletterIssueAudit, id }
    const before = { state: 'scheduled', sendAt: issue.send_at.toISOString() }
    if (base.now().getTime() - issue.send_at.getTime() > newsletterBounds.scheduleMissedHours * hourMs) {
      const held = { state: 'approved', hold_reason: 'schedule-missed' } as const
      await tx.update(NewsletterIssue, { id }, { ...changed, ...held, scheduled_by: null })
      const after = { state: held.state, version, holdReason: held.hold_reason, scheduledBy: issue.scheduled_by }
      await audit(tx, { action: 'cancel-newsletter-schedule', object, before, after })
      return
    }
    await tx.update(NewsletterIssue, { id }, { ...changed, state: 'sending', started_at: base.now() })
    const after = { state: 'sending', version, scheduledBy: issue.scheduled_by }
    await audit(tx, { action: 'start-scheduled-newsletter-issue', object, before, after })
  })
}

/** Stops an issue that cannot be sent, with the reason that the desk shows. */
export async function holdNewsletterIssue(id: string, holdReason: NewsletterHoldReason, base: Ctx): Promise<void> {
  const audit = auditAsSystem(base)
  await base.db.write(async (tx) => {
    await tx.query(lockIssueSql, [id])
    const issue = await tx.findOne(NewsletterIssue, { id })
    // Stopped by a person or by another process.
    if (issue?.state !== 'sending') return
    const version = issue.version + 1
    const [state, at] = ['stopped', base.now()] as const
    await tx.update(
      NewsletterIssue,
      { id },
      { state, version, hold_reason: holdReason, stopped_at: at, changed_at: at },
    )
    await audit(tx, {
      action: 'stop-newsletter-issue',
      object: { resource: newsletterIssueAudit, id },
      before: { state: 'sending' },
      after: { state, version, holdReason },
    })
  })
}

/** Records the actions of a schedule, which names the person who set it among its fields (S10). */
function auditAsSystem(ctx: Ctx): RecordAuditAction {
  return (tx, { action, after, before, object: { id, resource } }) =>
    tx.publish(StaffActionCompleted, {
      actionId: ctx.newId(),
      doneAt: ctx.now().toISOString(),
      action,
      object: { kind: resource.kind, id },
      actor: { id: 'system', name: 'system' },
      fields: changedFields(resource, before, after),
    })
}

/** Settles an uncertain mail as a person found out: it was delivered, or it is sent again. */
export async function resolveNewsletterRecipient(
  { decision, recipientId }: Input<typeof ResolveNewsletterRecipient>,
  ctx: Ctx,
): Promise<Output<typeof ResolveNewsletterRecipient>> {
  const isDelivered = decision === 'delivered'
  const issueId = await ctx.db.write(async (tx) => {
    type Uncertain = Pick<NewsletterRecipient, 'state'> & { readonly issueId: string; readonly claimedAt: Date }
    const [recipient] = await tx.query<Uncertain>(lockUncertainSql, [recipientId])
    if (!recipient) throw new AppError('NEWSLETTER_ISSUE_NOT_FOUND')
    if (recipient.state !== 'uncertain') throw new AppError('NEWSLETTER_ISSUE_STATE_CONFLICT')
    const days = (ctx.now().getTime() - recipient.claimedAt.getTime()) / dayMs
    if (!isDelivered && days > newsletterBounds.resumeDays)
      throw refusedAt('decision', `It is over ${newsletterBounds.resumeDays} days old, and so are its news`)
    await tx.query(lockIssueSql, [recipient.issueId])
    const issue = await tx.findOne(NewsletterIssue, { id: recipient.issueId })
    if (!issue) throw new AppError('NEWSLETTER_ISSUE_NOT_FOUND')
    await tx.query(resolveRecipientSql, [recipientId, isDelivered ? 'delivered' : 'waiting'])
    // A finished issue goes on for this one mail; a stopped one stays stopped.
    const patch = isDelivered
      ? { delivered: issue.delivered + 1 }
      : { state: issue.state === 'sent' ? ('sending' as const) : issue.state }
    await tx.update(NewsletterIssue, { id: issue.id }, patch)
    const object = { resource: newsletterIssueAudit, id: issue.id }
    await ctx.audit(tx, { action: 'resolve-newsletter-recipient', object, after: { decision } })
    return issue.id
  })
  if (!isDelivered) ctx.wake(newsletterWorker)
  return { issueId }
}
