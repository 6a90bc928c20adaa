import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-type.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listTreatmentTypes } from './list-treatment-types.js'

@Controller()
export class TreatmentCatalogueController {
  @Answers(ListTreatmentTypes)
  list(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return listTreatmentTypes(ctx)
  }
}
