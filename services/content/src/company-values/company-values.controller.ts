import { ListCompanyValues } from '@seneb/contracts/messages/content/company-value.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listCompanyValues } from './list-company-values.js'

@Controller()
export class CompanyValuesController {
  @Answers(ListCompanyValues)
  list(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listCompanyValues(ctx)
  }
}
