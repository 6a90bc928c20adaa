import type { Input } from '@seneb/contracts/define'
import { ListTreatments, ReadTreatment } from '@seneb/contracts/messages/content/treatment.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listTreatments } from './list-treatments.js'
import { readTreatment } from './read-treatment.js'

@Controller()
export class TreatmentsController {
  @Answers(ListTreatments)
  list(@Payload() asked: Input<typeof ListTreatments>, @Ctx() ctx: ContentCtx) {
    return listTreatments(asked, ctx)
  }

  @Answers(ReadTreatment)
  read(@Payload() asked: Input<typeof ReadTreatment>, @Ctx() ctx: ContentCtx) {
    return readTreatment(asked, ctx)
  }
}
