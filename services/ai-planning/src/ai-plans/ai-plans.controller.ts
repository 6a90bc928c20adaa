import { AiPlanRequested, AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { CarePlanBegun } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { PlanningCtx } from '../planning-ctx.js'
import { onAiPlanRequested } from './on-ai-plan-requested.js'
import { onAiPlanWithdrawn } from './on-ai-plan-withdrawn.js'
import { onCarePlanBegun } from './on-care-plan-begun.js'

@Controller()
export class AiPlansController {
  @Hears(AiPlanRequested)
  onRequested(@Payload() event: Heard<typeof AiPlanRequested>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanRequested(event, ctx)
  }

  @Hears(AiPlanWithdrawn)
  onWithdrawn(@Payload() event: Heard<typeof AiPlanWithdrawn>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanWithdrawn(event, ctx)
  }

  @Hears(CarePlanBegun)
  onBegun(@Payload() event: Heard<typeof CarePlanBegun>, @Ctx() ctx: PlanningCtx) {
    return onCarePlanBegun(event, ctx)
  }
}
