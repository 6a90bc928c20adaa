import type { WriteTx } from '@seneb/service-kit/storing/db'

import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { tripPlanOperatorEmail } from '../emails/trip-plan-operator.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { closeOperatorEmailSql, type StoredOperatorEmail } from './operator-email.queries.js'
import { openHalves, type OperatorEmailHalves } from './sealed-halves.js'

/** Queues the care team's mail when both halves of its e-mail are there, or when there will be no plan (D-66). */
export async function composeWhenComplete(
  operatorEmail: StoredOperatorEmail,
  tx: WriteTx,
  ctx: NotificationCtx,
): Promise<void> {
  const { aiPlan, submitted } = openHalves(operatorEmail, ctx)
  const result = aiPlan ?? (submitted?.withholdDraft ? ({ isWithheld: true } as const) : undefined)
  if (submitted && result) await composeOperatorEmail({ submitted, aiPlan: result }, tx, ctx)
}

/**
 * Queues the care team's mail and empties its row, in one transaction, so that the mail is queued exactly once and
 * a person's details are stored in one place only (PIPE-06, PIPE-08, PIPE-15).
 */
export async function composeOperatorEmail(
  operatorEmail: OperatorEmailHalves,
  tx: WriteTx,
  ctx: NotificationCtx,
): Promise<void> {
  const { submitted, aiPlan } = operatorEmail
  const { operator, siteUrl } = ctx.emailIdentity
  const { tripPlanId } = submitted

  const email = tripPlanOperatorEmail({ submitted, aiPlan, siteUrl })
  const outcomeWhenFailed = aiPlan.plan ? outcomes.failedWithPlan : outcomes.failed

  const cause = { kind: 'trip-plan', id: tripPlanId } as const
  // Nobody of the team waits for a journey of our operators: the mail goes to where the journey's receipt goes.
  const mail = submitted.synthetic
    ? ({ kind: 'synthetic-operator-email', to: { address: submitted.personal.email } } as const)
    : ({ kind: 'trip-plan-operator-email', to: operator } as const)
  await enqueueEmail({ ...mail, cause, email, outcomeWhenFailed }, tx, ctx)
  await tx.query(closeOperatorEmailSql, [tripPlanId])
}
