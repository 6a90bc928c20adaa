import type { Input } from '@seneb/contracts/define'
import { SubmitAmbassadorApplication } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReferralCtx } from '../referral-ctx.js'
import { submitAmbassadorApplication } from './submit-ambassador-application.js'

@Controller()
export class AmbassadorApplicationsController {
  @Answers(SubmitAmbassadorApplication)
  submit(@Payload() form: Input<typeof SubmitAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return submitAmbassadorApplication(form, ctx)
  }
}
