import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry.messages'
import { Hears, type Heard } from '@seneb/service-kit/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { PlanningCtx } from '../planning-ctx.js'
import { onTripPlanSubmitted } from './on-trip-plan-submitted.js'

@Controller()
export class AiPlansController {
  @Hears(TripPlanSubmitted)
  onSubmitted(@Payload() event: Heard<typeof TripPlanSubmitted>, @Ctx() ctx: PlanningCtx) {
    return onTripPlanSubmitted(event, ctx)
  }
}
