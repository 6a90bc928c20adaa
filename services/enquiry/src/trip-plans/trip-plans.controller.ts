import type { Input } from '@seneb/contracts/define'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { submitTripPlan } from './submit-trip-plan.js'

@Controller()
export class TripPlansController {
  @Answers(SubmitTripPlan)
  submit(@Payload() form: Input<typeof SubmitTripPlan>, @Ctx() ctx: Context) {
    return submitTripPlan(form, ctx)
  }
}
