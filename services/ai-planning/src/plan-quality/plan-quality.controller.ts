import type { Input } from '@seneb/contracts/define'
import { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readPlanQuality } from './read-plan-quality.js'

@Controller()
export class PlanQualityController {
  @Answers(ReadPlanQuality)
  report(@Payload() asked: Input<typeof ReadPlanQuality>, @Ctx() ctx: Context) {
    return readPlanQuality(asked, ctx)
  }
}
