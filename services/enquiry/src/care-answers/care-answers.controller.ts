import type { Input } from '@seneb/contracts/define'
import { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { TakeBackCareAnswer, WriteCareAnswer } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { CareAnswerProgressed } from '@seneb/contracts/messages/notification/care-answer.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onCareAnswerProgressed } from './on-care-answer-progressed.js'
import { onCarePlanApproved } from './on-care-plan-approved.js'
import { takeBackCareAnswer } from './take-back-care-answer.js'
import { writeCareAnswer } from './write-care-answer.js'

@Controller()
export class CareAnswersController {
  @Answers(WriteCareAnswer)
  write(@Payload() asked: Input<typeof WriteCareAnswer>, @Ctx() ctx: Context) {
    return writeCareAnswer(asked, ctx)
  }

  @Answers(TakeBackCareAnswer)
  takeBack(@Payload() asked: Input<typeof TakeBackCareAnswer>, @Ctx() ctx: Context) {
    return takeBackCareAnswer(asked, ctx)
  }

  @Hears(CarePlanApproved)
  approved(@Payload() event: Heard<typeof CarePlanApproved>, @Ctx() ctx: Context) {
    return onCarePlanApproved(event, ctx)
  }

  @Hears(CareAnswerProgressed)
  moved(@Payload() event: Heard<typeof CareAnswerProgressed>, @Ctx() ctx: Context) {
    return onCareAnswerProgressed(event, ctx)
  }
}
