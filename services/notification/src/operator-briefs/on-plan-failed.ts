import type { PlanFailed } from '@seneb/contracts/messages/ai-planning/plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { NotificationCtx } from '../notification-ctx.js'
import { addPlanOutcome } from './add-plan-outcome.js'

/** Tells the care team that there is no plan, so that it works from the details (PIPE-06, PIPE-09, PIPE-15). */
export async function onPlanFailed(event: Heard<typeof PlanFailed>, ctx: NotificationCtx): Promise<void> {
  await addPlanOutcome(event.data.tripPlanId, { failure: { reason: event.data.reason } }, ctx)
}
