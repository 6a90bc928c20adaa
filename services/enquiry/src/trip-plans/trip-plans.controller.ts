import type { Input } from '@seneb/contracts/define'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { EnquiryCtx } from '../enquiry-ctx.js'
import { submitTripPlan } from './submit-trip-plan.js'

@Controller()
export class TripPlansController {
  @Answers(SubmitTripPlan)
  submit(@Payload() form: Input<typeof SubmitTripPlan>, @Ctx() ctx: EnquiryCtx) {
    return submitTripPlan(form, ctx)
  }
}
