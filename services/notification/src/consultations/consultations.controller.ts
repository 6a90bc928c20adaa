import { ConsultationRequested, ConsultationRequestedV2 } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onConsultationRequested } from './on-consultation-requested.js'

@Controller()
export class ConsultationsController {
  @Hears(ConsultationRequested)
  onRequested(@Payload() event: Heard<typeof ConsultationRequested>, @Ctx() ctx: NotificationCtx) {
    return onConsultationRequested(event, ctx)
  }

  @Hears(ConsultationRequestedV2)
  onRequestedV2(@Payload() event: Heard<typeof ConsultationRequestedV2>, @Ctx() ctx: NotificationCtx) {
    return onConsultationRequested(event, ctx)
  }
}
