import type { JourneyCostInput } from '@seneb/contracts/forms/journey-cost.form'
import { ReadJourneyCost } from '@seneb/contracts/messages/content/journey-cost.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readJourneyCost } from './read-journey-cost.js'

@Controller()
export class JourneyCostsController {
  @Answers(ReadJourneyCost)
  read(@Payload() figures: JourneyCostInput, @Ctx() ctx: ContentCtx) {
    return readJourneyCost(figures, ctx)
  }
}
