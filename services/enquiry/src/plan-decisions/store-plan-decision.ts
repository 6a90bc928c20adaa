import type { Payload } from '@seneb/contracts/define'
import { PlanAccepted, PlanDeclined, PlanQuestioned } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import {
  maxPlanDecisions,
  type PatientWay,
  type PlanDecision as Decision,
} from '@seneb/contracts/vocabulary/plan-decisions'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { Locked } from '../care-enquiries/change-care-enquiry.js'
import { isReplyDue } from '../care-enquiries/move-care-enquiry.js'
import { sealEventText } from '../care-enquiries/sealed-text.js'
import { fileWrittenMessage } from '../messages/file-written-message.js'
import { earlierDecisionsSql, PlanDecision, type EarlierDecisions } from './plan-decision.entity.js'
import { openPlan } from '../sent-plans/sealed-plan.js'
import { findNewestPlan } from '../sent-plans/sent-plans.js'

const dayMs = 24 * 60 * 60 * 1000

/** Decision of a patient to store. */
export interface DecisionToStore {
  readonly planId: string
  readonly decision: Decision
  readonly lineId?: string
  readonly text?: string
  readonly way: PatientWay
  /** ID of the staff member who records it by telephone. */
  readonly recordedBy?: string
}

/** Transaction in which a decision is stored. */
export interface DecisionWork {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

/** Stored decision, and its text in the timeline; undefined when it repeats the latest one. */
export interface NewDecision {
  readonly timelineText: string | undefined
}

/** Kinds of the timeline lines about decisions. */
export const planLineKinds = {
  accepted: 'plan-accepted',
  questioned: 'plan-questioned',
  declined: 'plan-declined',
} as const satisfies Readonly<Record<Decision, string>>

const events = { accepted: PlanAccepted, questioned: PlanQuestioned, declined: PlanDeclined } as const

/** Columns of the enquiry after a decision: it is open again, so that the team sees it. */
export function columnsAfterDecision({ state }: Pick<Locked, 'state'>, decision: Decision, at: Date) {
  const decided = { plan_decision: decision, plan_decided_at: at }
  return state === 'new' ? decided : ({ ...decided, state: 'open', outcome: null, snoozed_until: null } as const)
}

/**
 * Stores a decision about the newest plan of a locked enquiry and publishes it. Throws MY_REQUEST_CONFLICT for an
 * earlier or unknown plan and after the request ended. Returns undefined for a repetition, which changes nothing.
 */
export async function storePlanDecision(
  enquiry: Locked,
  toStore: DecisionToStore,
  { ctx, tx }: DecisionWork,
): Promise<NewDecision | undefined> {
  const { decision, lineId, planId, recordedBy, text, way } = toStore
  const line = await findLine(enquiry, toStore, { tx, ctx })
  const at = ctx.now()
  const since = new Date(at.getTime() - dayMs)
  const [earlier] = await tx.query<EarlierDecisions>(earlierDecisionsSql, [enquiry.id, planId, since])
  if (decision !== 'questioned' && earlier?.decision === decision) return undefined
  if (earlier && earlier.recent >= maxPlanDecisions) throw new AppError('RATE_LIMITED')

  const id = ctx.newId()
  const body_sealed = text ? sealEventText(text, id, ctx) : null
  const decided = {
    decision,
    line_id: lineId ?? null,
    body_sealed,
    decided_at: at,
    way,
    recorded_by: recordedBy ?? null,
  }
  await tx.save(Object.assign(new PlanDecision(), { id, enquiry_id: enquiry.id, plan_id: planId, ...decided }))
  const payload: Payload<typeof PlanAccepted> = {
    enquiryId: enquiry.id,
    planId,
    decisionId: id,
    decidedAt: at.toISOString(),
    way,
  }
  await tx.publish(events[decision], payload)
  const timelineText = [line && `"${line}"`, text].filter(Boolean).join('\n\n') || undefined
  if (decision !== 'questioned' || !timelineText) return { timelineText }
  // A question waits for a reply, so it is a message; the line of the decision then repeats no text.
  await fileWrittenMessage({ enquiryId: enquiry.id, text: timelineText, recordedBy }, tx, ctx)
  return { timelineText: undefined }
}

/** Returns the text of the line that a question is about. Throws when the plan or its line is none to decide about. */
async function findLine(
  enquiry: Locked,
  { lineId, planId }: DecisionToStore,
  { ctx, tx }: DecisionWork,
): Promise<string | undefined> {
  const plan = await findNewestPlan(enquiry.id, tx)
  if (!plan?.sealed || plan.id !== planId || !isReplyDue(enquiry)) throw new AppError('MY_REQUEST_CONFLICT')
  if (lineId === undefined) return undefined
  const lines = openPlan(plan.sealed, plan.id, ctx).sections.flatMap((section) => section.lines)
  const line = lines.find(({ id }) => id === lineId)
  const fields = [{ path: 'lineId', message: 'Please choose a line of this plan' }]
  if (!line) throw new AppError('INPUT_INVALID', { fields })
  return line.text
}
