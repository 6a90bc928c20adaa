import { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onAiPlanFailed } from './on-ai-plan-failed.js'
import { onAiPlanGenerated } from './on-ai-plan-generated.js'
import { onTripPlanSubmitted } from './on-trip-plan-submitted.js'

@Controller()
export class OperatorEmailsController {
  @Hears(TripPlanSubmitted)
  submitted(@Payload() event: Heard<typeof TripPlanSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onTripPlanSubmitted(event, ctx)
  }

  @Hears(AiPlanGenerated)
  planned(@Payload() event: Heard<typeof AiPlanGenerated>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanGenerated(event, ctx)
  }

  @Hears(AiPlanFailed)
  notPlanned(@Payload() event: Heard<typeof AiPlanFailed>, @Ctx() ctx: NotificationCtx) {
    return onAiPlanFailed(event, ctx)
  }
}
