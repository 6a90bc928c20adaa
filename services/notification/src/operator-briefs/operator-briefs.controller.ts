import { PlanFailed, PlanGenerated } from '@seneb/contracts/messages/ai-planning/plan.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onPlanFailed } from './on-plan-failed.js'
import { onPlanGenerated } from './on-plan-generated.js'
import { onTripPlanSubmitted } from './on-trip-plan-submitted.js'

@Controller()
export class OperatorBriefsController {
  @Hears(TripPlanSubmitted)
  submitted(@Payload() event: Heard<typeof TripPlanSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onTripPlanSubmitted(event, ctx)
  }

  @Hears(PlanGenerated)
  planned(@Payload() event: Heard<typeof PlanGenerated>, @Ctx() ctx: NotificationCtx) {
    return onPlanGenerated(event, ctx)
  }

  @Hears(PlanFailed)
  notPlanned(@Payload() event: Heard<typeof PlanFailed>, @Ctx() ctx: NotificationCtx) {
    return onPlanFailed(event, ctx)
  }
}
