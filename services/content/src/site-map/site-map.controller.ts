import { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { readSiteMap } from './read-site-map.js'

@Controller()
export class SiteMapController {
  @Answers(ReadSiteMap)
  read(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readSiteMap(ctx)
  }
}
