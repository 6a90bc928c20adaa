import type { Input } from '@seneb/contracts/define'
import { ReferredTripPlanSubmitted } from '@seneb/contracts/messages/enquiry/referred-trip-plan.messages'
import { ProcessReferral } from '@seneb/contracts/messages/referral/referral.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReferralCtx } from '../referral-ctx.js'
import { onReferredTripPlanSubmitted } from './on-referred-trip-plan-submitted.js'
import { processReferral } from './process-referral.js'

@Controller()
export class ReferralsController {
  @Answers(ProcessReferral)
  process(@Payload() input: Input<typeof ProcessReferral>, @Ctx() ctx: ReferralCtx) {
    return processReferral(input, ctx)
  }

  @Hears(ReferredTripPlanSubmitted)
  onSubmitted(@Payload() event: Heard<typeof ReferredTripPlanSubmitted>, @Ctx() ctx: ReferralCtx) {
    return onReferredTripPlanSubmitted(event, ctx)
  }
}
