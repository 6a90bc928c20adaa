import type { Input } from '@seneb/contracts/define'
import {
  CareAnswerHandedOver,
  CareAnswerNotDelivered,
  CareAnswerWithdrawn,
} from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { RetryCareAnswer } from '@seneb/contracts/messages/notification/care-answer.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onCareAnswerHandedOver } from './on-care-answer-handed-over.js'
import { onCareAnswerNotDelivered } from './on-care-answer-not-delivered.js'
import { onCareAnswerWithdrawn } from './on-care-answer-withdrawn.js'
import { retryCareAnswer } from './retry-care-answer.js'

@Controller()
export class CareAnswersController {
  @Answers(RetryCareAnswer)
  retry(@Payload() asked: Input<typeof RetryCareAnswer>, @Ctx() ctx: NotificationCtx) {
    return retryCareAnswer(asked, ctx)
  }

  @Hears(CareAnswerHandedOver)
  handedOver(@Payload() event: Heard<typeof CareAnswerHandedOver>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerHandedOver(event, ctx)
  }

  @Hears(CareAnswerNotDelivered)
  notDelivered(@Payload() event: Heard<typeof CareAnswerNotDelivered>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerNotDelivered(event, ctx)
  }

  @Hears(CareAnswerWithdrawn)
  withdrawn(@Payload() event: Heard<typeof CareAnswerWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onCareAnswerWithdrawn(event, ctx)
  }
}
