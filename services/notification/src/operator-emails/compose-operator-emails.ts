import { aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { emailColumns, type EmailToSend } from '../email-deliveries/enqueue-email.js'
import { openHalves, type OperatorEmailHalves } from '../email-deliveries/sealed-halves.js'
import { templateOfHalves } from '../emails/deferred-emails.js'
import type { NotificationCtx } from '../notification-ctx.js'
import {
  completeOperatorEmailsSql,
  composeOperatorEmailsSql,
  postponeOperatorEmailsSql,
  type StoredOperatorEmail,
  overdueOperatorEmailsSql,
} from './operator-email.entity.js'

/** The worker that makes mails of complete operator e-mails; woken whenever one is. */
export const composingWorker = 'compose-operator-emails'

/** Maximum number of mails composed by one statement. */
const composedAtOnce = 20

/** Queues the care team's mails that have both halves, or that will get no plan (PIPE-06, D-66). */
export async function composeOperatorEmails(ctx: NotificationCtx): Promise<'again' | void> {
  const composed = await ctx.db.write(async (tx) => {
    const complete = await tx.query<StoredOperatorEmail>(completeOperatorEmailsSql, [composedAtOnce])
    return composeLocked({ locked: complete }, tx, ctx)
  })
  if (composed.length > 0) ctx.wake(deliveryWorker)
  if (composed.length === composedAtOnce) return 'again'
}

interface LockedOperatorEmails {
  readonly locked: readonly StoredOperatorEmail[]
  /** Replacement for a missing half. */
  readonly instead?: Partial<OperatorEmailHalves>
}

/**
 * Queues the mails of the operator e-mails locked by this transaction, in one statement and each once. A person's
 * details are stored in one place only (PIPE-08, PIPE-15). That is this row until the mail is accepted, or the mail
 * itself where its content is not in this row. Returns the ids of the queued ones. An unreadable one is logged and
 * moves behind the others.
 */
async function composeLocked(
  { instead = {}, locked }: LockedOperatorEmails,
  tx: WriteTx,
  ctx: NotificationCtx,
): Promise<readonly string[]> {
  if (locked.length === 0) return []
  const mails = locked.flatMap((stored) => readMail(stored, instead, ctx) ?? [])
  const composed = mails.map(({ cause }) => cause.id)
  const unread = locked.map(({ tripPlanId }) => tripPlanId).filter((id) => !composed.includes(id))
  if (unread.length > 0) await tx.query(postponeOperatorEmailsSql, [unread])
  if (composed.length > 0) await tx.query(composeOperatorEmailsSql, [composed, ...emailColumns(mails, ctx)])
  return composed
}

function readMail(
  stored: StoredOperatorEmail,
  instead: Partial<OperatorEmailHalves>,
  ctx: NotificationCtx,
): EmailToSend | undefined {
  const { traceparent, tripPlanId } = stored
  try {
    const { aiPlan = instead.aiPlan, submitted } = openHalves(stored, ctx)
    if (!submitted || !aiPlan) throw new Error('half of an operator email is missing')
    const email = instead.aiPlan
      ? ({ template: 'trip-plan-operator-email.v1', facts: { aiPlan, submitted } } as const)
      : ({ template: templateOfHalves } as const)
    const cause = { kind: 'trip-plan', id: tripPlanId } as const
    return { ...addressed({ aiPlan, submitted }, ctx), email, cause, traceparent }
  } catch (err) {
    ctx.log.error({ tripPlanId, err }, 'the summary of an enquiry for the care team could not be read')
    return undefined
  }
}

function addressed({ aiPlan, submitted }: OperatorEmailHalves, ctx: NotificationCtx) {
  const outcomeWhenFailed = aiPlan.plan ? outcomes.failedWithPlan : outcomes.failed
  // The team does not handle synthetic journeys, so the mail goes to the address of the journey's receipt.
  return submitted.synthetic
    ? ({ kind: 'synthetic-operator-email', to: { address: submitted.personal.email }, outcomeWhenFailed } as const)
    : ({ kind: 'trip-plan-operator-email', to: ctx.emailIdentity.operator, outcomeWhenFailed } as const)
}

const noPlan = { aiPlan: { failure: { reason: aiPlanFailures[2] } } } as const

/**
 * Sends the care team the details alone when no word of a plan has come for too long: the promise of an answer within
 * 24 hours must not hang on the planner (PIPE-06, PIPE-18, GEN-07).
 */
export async function enqueueOverdueOperatorEmails(ctx: NotificationCtx): Promise<'again' | void> {
  const tripPlanIds = await ctx.db.write(async (tx) => {
    const params = [composedAtOnce, ctx.planTimeoutMinutes]
    const overdue = await tx.query<StoredOperatorEmail>(overdueOperatorEmailsSql, params)
    return composeLocked({ locked: overdue, instead: noPlan }, tx, ctx)
  })
  for (const tripPlanId of tripPlanIds)
    ctx.log.error({ tripPlanId }, 'no plan came in time, the care team got the details')
  if (tripPlanIds.length > 0) ctx.wake(deliveryWorker)
  if (tripPlanIds.length === composedAtOnce) return 'again'
}
