import type { Input } from '@seneb/contracts/define'
import { ReadPage } from '@seneb/contracts/messages/content/page.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readPage } from './read-page.js'

@Controller()
export class PagesController {
  @Answers(ReadPage)
  read(@Payload() asked: Input<typeof ReadPage>, @Ctx() ctx: ContentCtx) {
    return readPage(asked, ctx)
  }
}
