import type { WriteTx } from '@seneb/service-kit/storing/db'

import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { tripPlanToOperator } from '../emails/trip-plan-to-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { closeBriefSql, type StandingBrief } from './operator-brief.queries.js'
import { openHalves, type BriefHalves } from './sealed-halves.js'

/** Queues the care team's mail when both halves of its brief are there. */
export async function composeWhenComplete(brief: StandingBrief, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { outcome, submitted } = openHalves(brief, ctx)
  if (submitted && outcome) await composeOperatorMail({ submitted, outcome }, tx, ctx)
}

/**
 * Queues the care team's mail and forgets the brief, in one transaction, so that the mail is queued exactly once and
 * a person's details are kept in one place only (PIPE-06, PIPE-08, PIPE-15).
 */
export async function composeOperatorMail(brief: BriefHalves, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { submitted, outcome } = brief
  const { operator, siteUrl } = ctx.letterhead
  const { tripPlanId } = submitted

  const email = tripPlanToOperator({ submitted, outcome, siteUrl })
  const outcomeWhenFailed = outcome.plan ? outcomes.failedWithPlan : outcomes.failed

  const cause = { kind: 'trip-plan', id: tripPlanId } as const
  await enqueueEmail({ kind: 'trip-plan-brief', cause, to: operator, email, outcomeWhenFailed }, tx, ctx)
  await tx.query(closeBriefSql, [tripPlanId])
}
