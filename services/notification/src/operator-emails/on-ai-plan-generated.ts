import type { AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import type { NotificationCtx } from '../notification-ctx.js'
import { addAiPlanResult } from './add-ai-plan-result.js'

/** Tells the care team of the drafted plan (PIPE-06). */
export async function onAiPlanGenerated(event: Heard<typeof AiPlanGenerated>, ctx: NotificationCtx): Promise<void> {
  await addAiPlanResult(event.data.tripPlanId, { plan: event.data }, ctx)
}
