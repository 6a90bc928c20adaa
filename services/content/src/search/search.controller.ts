import type { Input } from '@seneb/contracts/define'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { searchContent } from './search-content.js'

@Controller()
export class SearchController {
  @Answers(SearchContent)
  run(@Payload() asked: Input<typeof SearchContent>, @Ctx() ctx: ContentCtx) {
    return searchContent(asked, ctx)
  }
}
