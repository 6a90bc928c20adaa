import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
  AmbassadorApplicationSubmitted,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onApplicationApproved, onApplicationRejected } from './on-application-decided.js'
import { onApplicationSubmitted } from './on-application-submitted.js'

@Controller()
export class AmbassadorsController {
  @Hears(AmbassadorApplicationSubmitted)
  onSubmitted(@Payload() event: Heard<typeof AmbassadorApplicationSubmitted>, @Ctx() ctx: NotificationCtx) {
    return onApplicationSubmitted(event, ctx)
  }

  @Hears(AmbassadorApplicationApproved)
  onApproved(@Payload() event: Heard<typeof AmbassadorApplicationApproved>, @Ctx() ctx: NotificationCtx) {
    return onApplicationApproved(event, ctx)
  }

  @Hears(AmbassadorApplicationRejected)
  onRejected(@Payload() event: Heard<typeof AmbassadorApplicationRejected>, @Ctx() ctx: NotificationCtx) {
    return onApplicationRejected(event, ctx)
  }
}
