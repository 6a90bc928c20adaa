import type { TakenBy } from '@seneb/contracts/define'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry.messages'
import { ProcessReferral } from '@seneb/contracts/messages/referral.messages'
import { Answers } from '@seneb/service-kit/answers'
import { Hears, type Heard } from '@seneb/service-kit/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReferralCtx } from '../referral-ctx.js'
import { onTripPlanSubmitted } from './on-trip-plan-submitted.js'
import { processReferral } from './process-referral.js'

@Controller()
export class ReferralsController {
  @Answers(ProcessReferral)
  process(@Payload() input: TakenBy<typeof ProcessReferral>, @Ctx() ctx: ReferralCtx) {
    return processReferral(input, ctx)
  }

  @Hears(TripPlanSubmitted)
  onSubmitted(@Payload() event: Heard<typeof TripPlanSubmitted>, @Ctx() ctx: ReferralCtx) {
    return onTripPlanSubmitted(event, ctx)
  }
}
