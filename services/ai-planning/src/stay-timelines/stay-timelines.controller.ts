import type { StayTimelineInput } from '@seneb/contracts/forms/stay-timeline.form'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readStayTimeline } from './read-stay-timeline.js'

@Controller()
export class StayTimelinesController {
  @Answers(ReadStayTimeline)
  read(@Payload() asked: StayTimelineInput, @Ctx() ctx: Context) {
    return readStayTimeline(asked, ctx)
  }
}
