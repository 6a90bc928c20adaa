import type { Input, Output } from '@seneb/contracts/define'
import {
  AskAboutMyPlan,
  type AcceptMyPlan,
  type DeclineMyPlan,
} from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { executeIdempotently } from '@seneb/service-kit/requests/idempotency'

import { findLocked, updateCareEnquiry, type Locked } from '../care-enquiries/change-care-enquiry.js'
import { recomputeMarks } from '../care-enquiries/recompute-messages.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'
import { requirePatientSession } from '../request-access/request-session.js'
import { findPatientPlan, readMyPlan } from './read-sent-plan.js'
import {
  columnsAfterDecision,
  planLineKinds,
  storePlanDecision,
  type DecisionToStore,
  type DecisionWork,
  type NewDecision,
} from './store-plan-decision.js'

/** Accepts a plan on the patient's page. */
export function acceptMyPlan(
  { planId, session }: Input<typeof AcceptMyPlan>,
  ctx: Ctx,
): Promise<Output<typeof AcceptMyPlan>> {
  const decision = { planId, decision: 'accepted', way: 'page' } as const
  return ctx.db.write((tx) => decideOnPage(session, decision, { tx, ctx }))
}

/** Declines a plan on the patient's page. */
export function declineMyPlan(
  { planId, session, text }: Input<typeof DeclineMyPlan>,
  ctx: Ctx,
): Promise<Output<typeof DeclineMyPlan>> {
  const decision = { planId, text, decision: 'declined', way: 'page' } as const
  return ctx.db.write((tx) => decideOnPage(session, decision, { tx, ctx }))
}

/** Asks about a plan on the patient's page; a request repeated with its key asks once. */
export async function askAboutMyPlan(
  request: Input<typeof AskAboutMyPlan>,
  ctx: Ctx,
): Promise<Output<typeof AskAboutMyPlan>> {
  const { lineId, planId, session, text } = request
  const decision = { planId, lineId, text, decision: 'questioned', way: 'page' } as const
  // The stored reply names the plan only: it is in clear, and a plan tells about health.
  await executeIdempotently({ contract: AskAboutMyPlan, request }, ctx, async (tx) => {
    const { plan } = await decideOnPage(session, decision, { tx, ctx })
    return { planId: plan.planId }
  })
  const { plan } = await readMyPlan({ session }, ctx)
  if (!plan) throw new AppError('MY_REQUEST_CONFLICT')
  return { plan }
}

async function decideOnPage(
  session: string,
  toStore: DecisionToStore,
  work: DecisionWork,
): Promise<Output<typeof AcceptMyPlan>> {
  const { ctx, tx } = work
  const { enquiryId } = await requirePatientSession(session, tx, ctx)
  const enquiry = await findLocked(enquiryId, tx)
  if (!enquiry) throw new AppError('MY_REQUEST_CONFLICT')
  const stored = await storePlanDecision(enquiry, toStore, work)
  if (stored) await writeOnTimeline(enquiry, { ...stored, decision: toStore.decision }, work)
  const plan = await findPatientPlan(enquiryId, tx, ctx)
  if (!plan) throw new AppError('MY_REQUEST_CONFLICT')
  return { plan }
}

/** Lists show only the enquiry into which another was merged. $1 that enquiry, $2 the decision, $3 its time */
const showOnMergedSql = `/* showDecisionOnMerged */
  update care_enquiries set plan_decision = $2, plan_decided_at = $3, version = version + 1, last_activity_at = $3,
    state = case when state = 'new' then 'new' else 'open' end, outcome = null, snoozed_until = null
  where id = $1`

async function writeOnTimeline(
  enquiry: Locked,
  { decision, timelineText: text }: NewDecision & Pick<DecisionToStore, 'decision'>,
  { ctx, tx }: DecisionWork,
): Promise<void> {
  const at = ctx.now()
  const patch = { ...columnsAfterDecision(enquiry, decision, at), last_activity_at: at }
  const version = await updateCareEnquiry(enquiry, patch, tx)
  if (enquiry.merged_into) await tx.query(showOnMergedSql, [enquiry.merged_into, decision, at])
  const line = { kind: planLineKinds[decision], at, text }
  await appendTimelineEntry({ enquiryId: enquiry.id, version, line }, tx, ctx)
  await recomputeMarks(enquiry, tx)
}
