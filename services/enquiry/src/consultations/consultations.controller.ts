import type { Input } from '@seneb/contracts/define'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { requestConsultation } from './request-consultation.js'

@Controller()
export class ConsultationsController {
  @Answers(RequestConsultation)
  request(@Payload() form: Input<typeof RequestConsultation>, @Ctx() ctx: Context) {
    return requestConsultation(form, ctx)
  }
}
