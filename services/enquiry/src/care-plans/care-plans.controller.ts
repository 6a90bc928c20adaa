import type { Input } from '@seneb/contracts/define'
import { BeginCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { beginCarePlan } from './begin-care-plan.js'

@Controller()
export class CarePlansController {
  @Answers(BeginCarePlan)
  begin(@Payload() asked: Input<typeof BeginCarePlan>, @Ctx() ctx: Context) {
    return beginCarePlan(asked, ctx)
  }
}
