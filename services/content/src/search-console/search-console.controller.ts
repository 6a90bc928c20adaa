import { ReadIndexing } from '@seneb/contracts/messages/content/site-map.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readIndexing } from './read-indexing.js'

@Controller()
export class SearchConsoleController {
  @Answers(ReadIndexing)
  readIndexing(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readIndexing(ctx)
  }
}
