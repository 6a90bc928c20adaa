import type { Input } from '@seneb/contracts/define'
import { ListSpecialties, ReadSpecialty } from '@seneb/contracts/messages/content/specialty.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listSpecialties } from './list-specialties.js'
import { readSpecialty } from './read-specialty.js'

@Controller()
export class SpecialtiesController {
  @Answers(ListSpecialties)
  list(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listSpecialties(ctx)
  }

  @Answers(ReadSpecialty)
  read(@Payload() asked: Input<typeof ReadSpecialty>, @Ctx() ctx: ContentCtx) {
    return readSpecialty(asked, ctx)
  }
}
