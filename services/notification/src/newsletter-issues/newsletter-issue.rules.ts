import type { NewsletterHoldReason, NewsletterIssueState } from '@seneb/contracts/vocabulary/newsletter'

export type NewsletterIssueMove =
  | 'approve'
  | 'cancel-schedule'
  | 'delete'
  | 'edit'
  | 'resume'
  | 'return'
  | 'schedule'
  | 'send'
  | 'stop'
  | 'submit'

/** States from which each move is possible. */
const moves: Readonly<Record<NewsletterIssueMove, readonly NewsletterIssueState[]>> = {
  edit: ['draft', 'in-review', 'approved'],
  delete: ['draft', 'in-review', 'approved'],
  submit: ['draft'],
  return: ['in-review', 'approved'],
  approve: ['in-review'],
  schedule: ['approved', 'scheduled'],
  'cancel-schedule': ['scheduled'],
  send: ['approved'],
  stop: ['sending'],
  resume: ['stopped'],
}

/** Whether an issue in this state can make a move. A schedule is cancelled before the text changes or is returned. */
export function canMove(state: NewsletterIssueState, move: NewsletterIssueMove): boolean {
  return moves[move].includes(state)
}

/**
 * Returns the reason that remains after a move. The move may be made by a person who does not know of a restore, so only
 * the decision to send the issue ends that reason.
 */
export function holdReasonAfter(
  move: NewsletterIssueMove,
  reason: NewsletterHoldReason | null | undefined,
): NewsletterHoldReason | null {
  const isSent = move === 'send' || move === 'schedule' || move === 'resume'
  return reason === 'restored' && !isSent ? reason : null
}

const minuteMs = 60_000

/** Waits after an answer of the mail server to try this mail again later. */
const deferralWaitsMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const

/** Returns the wait before the next attempt at a mail, in ms; undefined after the last. */
export function deferralWaitMs(attempts: number): number | undefined {
  return deferralWaitsMs[attempts - 1]
}
