import type { Input } from '@seneb/contracts/define'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-state.messages'
import { BeginCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { beginCarePlan } from './begin-care-plan.js'
import { onPlanStateChanged } from './on-plan-state-changed.js'

@Controller()
export class CarePlansController {
  @Answers(BeginCarePlan)
  begin(@Payload() asked: Input<typeof BeginCarePlan>, @Ctx() ctx: Context) {
    return beginCarePlan(asked, ctx)
  }

  @Hears(CarePlanStateChanged)
  moved(@Payload() event: Heard<typeof CarePlanStateChanged>, @Ctx() ctx: Context) {
    return onPlanStateChanged(event, ctx)
  }
}
