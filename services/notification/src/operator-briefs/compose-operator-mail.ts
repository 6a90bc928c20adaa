import type { WriteTx } from '@seneb/service-kit/db'

import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import type { PlanOutcome } from '../emails/trip-plan-to-operator.email.js'
import { tripPlanToOperator } from '../emails/trip-plan-to-operator.email.js'
import type { SubmittedTripPlan } from '../emails/trip-details.rules.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { closeBriefSql } from './operator-brief.queries.js'

export interface CompleteBrief {
  readonly submitted: SubmittedTripPlan
  readonly outcome: PlanOutcome
}

/**
 * Queues the care team's mail and forgets the brief, in one transaction, so that the mail is queued exactly once and
 * a person's details are kept in one place only (PIPE-06, PIPE-08, PIPE-15).
 */
export async function composeOperatorMail(brief: CompleteBrief, tx: WriteTx, ctx: NotificationCtx): Promise<void> {
  const { submitted, outcome } = brief
  const { operator, siteUrl } = ctx.letterhead
  const { tripPlanId } = submitted

  const email = tripPlanToOperator({ submitted, outcome, siteUrl })
  const outcomeWhenFailed = outcome.plan ? outcomes.failedWithPlan : outcomes.failed

  await enqueueEmail({ kind: 'trip-plan-brief', tripPlanId, to: operator, email, outcomeWhenFailed }, tx, ctx)
  await tx.query(closeBriefSql, [tripPlanId])
}
