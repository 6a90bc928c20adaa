import type { Input, Output } from '@seneb/contracts/define'
import type { ReadMyPlan, ReadPlanDecisions } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { maxListedPlanDecisions } from '@seneb/contracts/vocabulary/plan-decisions'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { Locked } from '../care-enquiries/change-care-enquiry.js'
import { maySeePersonal } from '../care-enquiries/listed-enquiry.js'
import { isReplyDue } from '../care-enquiries/move-care-enquiry.js'
import { openEventText } from '../care-enquiries/sealed-text.js'
import { requirePatientSession } from '../request-access/request-session.js'
import { listPlanDecisionsSql, partnerNameSql, type StoredDecision } from './plan-decision.entity.js'
import { openPlan } from '../sent-plans/sealed-plan.js'
import { findNewestPlan } from '../sent-plans/sent-plans.js'

type Plan = NonNullable<Output<typeof ReadMyPlan>['plan']>
type Decision = Plan['decisions'][number]

/** Facts of an enquiry that decide whether a plan can still be decided. */
type EnquiryState = Pick<Locked, 'id' | 'outcome' | 'state'>

/** $1 the enquiry */
const enquiryStateSql = `/* stateOfEnquiry */ select id, state, outcome from care_enquiries where id = $1`

/** Returns the newest plan of the patient's request; absent before one was delivered or after health data was withdrawn. */
export function readMyPlan({ session }: Input<typeof ReadMyPlan>, ctx: Ctx): Promise<Output<typeof ReadMyPlan>> {
  return ctx.db.read(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    return { plan: await findPatientPlan(enquiryId, tx, ctx) }
  })
}

/** Returns it without the names of staff members who recorded decisions. */
export async function findPatientPlan(
  enquiryId: string,
  tx: Pick<ReadTx, 'query'>,
  ctx: Pick<Ctx, 'atRest'>,
): Promise<Plan | undefined> {
  const plan = await findSentPlan(enquiryId, tx, ctx)
  if (!plan) return undefined
  const decisions = plan.decisions.map(({ recordedBy: _staff, ...decision }) => decision)
  return { ...plan, decisions }
}

/** Returns the newest plan for the team; the texts are left out for callers who may not see the person. */
export function readPlanDecisions(
  { enquiryId }: Input<typeof ReadPlanDecisions>,
  ctx: Ctx,
): Promise<Output<typeof ReadPlanDecisions>> {
  return ctx.db.read(async (tx) => {
    const [enquiry] = await tx.query<EnquiryState>(enquiryStateSql, [enquiryId])
    if (!enquiry) throw new AppError('ENQUIRY_UNKNOWN')
    const plan = await findSentPlan(enquiryId, tx, ctx)
    if (!plan || maySeePersonal(requireStaff(ctx))) return { plan }
    return { plan: maskPlan(plan) }
  })
}

function maskPlan(plan: Plan): Plan {
  const decisions = plan.decisions.map(({ text: _text, ...decision }) => decision)
  return { ...plan, sections: [], sources: [], decisions }
}

async function findSentPlan(
  enquiryId: string,
  tx: Pick<ReadTx, 'query'>,
  ctx: Pick<Ctx, 'atRest'>,
): Promise<Plan | undefined> {
  const [enquiry] = await tx.query<EnquiryState>(enquiryStateSql, [enquiryId])
  const row = await findNewestPlan(enquiryId, tx)
  if (!enquiry || !row?.sealed) return undefined
  const stored = await tx.query<StoredDecision>(listPlanDecisionsSql, [enquiryId, row.id, maxListedPlanDecisions])
  const [partner] = await tx.query<{ readonly name: string }>(partnerNameSql, [enquiryId])
  const decision = stored.find((one) => one.decision !== 'questioned')?.decision
  return {
    planId: row.id,
    approvedAt: row.approvedAt.toISOString(),
    ...openPlan(row.sealed, row.id, ctx),
    canDecide: isReplyDue(enquiry),
    decision: decision === 'questioned' ? undefined : decision,
    decisions: stored.map((one) => decisionOf(one, ctx)),
    partnerName: partner?.name,
  }
}

function decisionOf(stored: StoredDecision, ctx: Pick<Ctx, 'atRest'>): Decision {
  const { at, decision, id, lineId, recordedBy, sealed, way } = stored
  return {
    id,
    decision,
    at: at.toISOString(),
    way,
    lineId: lineId ?? undefined,
    text: sealed ? openEventText(sealed, id, ctx) : undefined,
    recordedBy: recordedBy ?? undefined,
  }
}
