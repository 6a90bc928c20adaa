import type { Input, Output } from '@seneb/contracts/define'
import { CarePlanCreated, type CreateCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import type { CareEventKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { careEnquiryAudit, lockedEnquiry } from '../care-enquiries/change-care-enquiry.js'
import { listConsents } from '../consents/consents.js'
import { readTripFacts } from '../trip-plans/read-trip-plan.js'
import { appendTimelineEntry } from '../care-enquiries/write-lines.js'

type CarePlanInput = Input<typeof CreateCarePlan>

/**
 * Publishes an enquiry for which a person writes a plan. The planner receives the facts only then. An enquiry without
 * consent to a draft has no plan until a team member starts one (D-66).
 */
export function createCarePlan({ enquiryId }: CarePlanInput, ctx: Ctx): Promise<Output<typeof CreateCarePlan>> {
  return ctx.db.write(async (tx) => {
    await lockedEnquiry(enquiryId, undefined, tx)
    const trip = await readTripFacts(enquiryId, tx)
    if (!trip) throw inputError('Only requests of the trip planner have plans')
    if (await mayBeDrafted(enquiryId, tx))
      throw inputError('This enquiry already has a plan, because the person agreed to a draft')

    await tx.query(startPlanStateSql, [enquiryId])
    await tx.publish(CarePlanCreated, { tripPlanId: enquiryId, trip, startedAt: ctx.now().toISOString() })
    const object = { resource: careEnquiryAudit, id: enquiryId }
    await ctx.audit(tx, { action: 'begin-plan', object, after: {} })
    return { enquiryId }
  })
}

/** $1 the enquiry */
const startPlanStateSql = `/* startPlanState */
  update care_enquiries set plan_state = 'waiting' where id = $1 and plan_state is null`

async function mayBeDrafted(enquiryId: string, tx: WriteTx): Promise<boolean> {
  const consents = await listConsents(enquiryId, tx)
  return consents.some(({ purpose }) => purpose === planDraftConsent.purpose)
}

function inputError(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'enquiryId', message }] })
}

type Moved = ReceivedEvent<typeof CarePlanStateChanged>['data']

/**
 * A state change that arrives late does not overwrite a newer one. $1 the enquiry, $2 the state, $3 time of the change
 */
const planStateSql = `/* planStateOfEnquiry */
  update care_enquiries set
    plan_state = case when plan_state_at is null or plan_state_at <= $3::timestamptz then $2 else plan_state end,
    plan_state_at = greatest(plan_state_at, $3::timestamptz)
  where id = $1 returning version`

/** Timeline lines for reviewers' actions, by the resulting state of the plan. */
const lines: Partial<Record<Moved['state'], CareEventKind>> = {
  returned: 'plan-returned',
  approved: 'plan-approved',
  'approved-once': 'plan-approved',
}

/**
 * Stores a plan's state on its enquiry, with a timeline line for each approval and each return. The version stays,
 * because this overwrites nothing another person is about to save.
 */
export async function onPlanStateChanged(
  { data }: ReceivedEvent<typeof CarePlanStateChanged>,
  ctx: Ctx,
): Promise<void> {
  await ctx.db.write(async (tx) => {
    const { at, by, note: text, state, tripPlanId: id } = data
    const [enquiry] = await tx.query<{ version: number }>(planStateSql, [id, state, at])
    if (!enquiry) return
    const kind = lines[state]
    const line = kind && { kind, at: new Date(at), actor_id: by, text }
    await appendTimelineEntry({ enquiryId: id, version: enquiry.version, line }, tx, ctx)
  })
}
