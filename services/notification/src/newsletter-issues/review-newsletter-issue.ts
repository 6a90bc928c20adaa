import type { Input } from '@seneb/contracts/define'
import type {
  ApproveNewsletterIssue,
  ReturnNewsletterIssue,
  SubmitNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import { changeIssue, type ChangedIssue } from './edit-newsletter-issue.js'

/** Submits a draft for review. */
export function submitNewsletterIssue(seen: Input<typeof SubmitNewsletterIssue>, ctx: Ctx): Promise<ChangedIssue> {
  return changeIssue('submit', seen, ctx, () => ({
    action: 'submit-newsletter-issue',
    patch: { state: 'in-review', return_reason: null },
  }))
}

/** Returns an issue to its authors with a reason. An approval ends with it. */
export function returnNewsletterIssue(
  { reason, ...seen }: Input<typeof ReturnNewsletterIssue>,
  ctx: Ctx,
): Promise<ChangedIssue> {
  return changeIssue('return', seen, ctx, () => ({
    action: 'return-newsletter-issue',
    patch: { state: 'draft', return_reason: reason, approved_by: null, approved_at: null },
    after: { reason },
  }))
}

/** Approves an issue under review. None of its authors may, so that two people have read it. */
export function approveNewsletterIssue(seen: Input<typeof ApproveNewsletterIssue>, ctx: Ctx): Promise<ChangedIssue> {
  return changeIssue('approve', seen, ctx, ({ authors }) => {
    const { id } = requireStaff(ctx)
    if (authors.includes(id)) throw new AppError('APPROVER_IS_AUTHOR')
    const patch = { state: 'approved', approved_by: id, approved_at: ctx.now(), return_reason: null } as const
    return { action: 'approve-newsletter-issue', patch }
  })
}
