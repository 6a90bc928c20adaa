import { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readSite } from './read-site.js'

@Controller()
export class SiteController {
  @Answers(ReadSite)
  read(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readSite(ctx)
  }
}
