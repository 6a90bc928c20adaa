import type { AiPlanFailed } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { NotificationCtx } from '../notification-ctx.js'
import { addAiPlanResult } from './add-ai-plan-result.js'

/** Tells the care team that there is no plan, so that it works from the details (PIPE-06, PIPE-09, PIPE-15). */
export async function onAiPlanFailed(event: Heard<typeof AiPlanFailed>, ctx: NotificationCtx): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { failure: { reason: event.data.reason } }, ctx)
}
