import type { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import type { CareEventKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { writeToldLine } from '../care-enquiries/write-lines.js'

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
    const { at, by, state, tripPlanId: id, words } = data
    const [enquiry] = await tx.query<{ version: number }>(planStateSql, [id, state, at])
    if (!enquiry) return
    const kind = lines[state]
    const line = kind && { kind, at: new Date(at), actor_id: by, words }
    await writeToldLine({ enquiryId: id, version: enquiry.version, line }, tx, ctx)
  })
}
