import type { PlanGenerated } from '@seneb/contracts/messages/ai-planning/plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { NotificationCtx } from '../notification-ctx.js'
import { addPlanOutcome } from './add-plan-outcome.js'

/** Tells the care team of the drafted plan (PIPE-06). */
export async function onPlanGenerated(event: Heard<typeof PlanGenerated>, ctx: NotificationCtx): Promise<void> {
  await addPlanOutcome(event.data.tripPlanId, { plan: event.data }, ctx)
}
