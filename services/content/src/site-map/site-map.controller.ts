import type { Input } from '@seneb/contracts/define'
import {
  GenerateSiteMap,
  ListSiteMapRuns,
  ReadSiteMap,
  SubmitSiteMap,
} from '@seneb/contracts/messages/content/site-map.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { generateSiteMap } from './generate-site-map.js'
import { listSiteMapRuns } from './list-site-map-runs.js'
import { readSiteMap } from './read-site-map.js'
import { submitSiteMap } from './submit-site-map.js'

@Controller()
export class SiteMapController {
  @Answers(ReadSiteMap)
  read(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readSiteMap(ctx)
  }

  @Answers(GenerateSiteMap)
  generate(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return generateSiteMap(ctx)
  }

  @Answers(SubmitSiteMap)
  submit(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return submitSiteMap(ctx)
  }

  @Answers(ListSiteMapRuns)
  listRuns(@Payload() asked: Input<typeof ListSiteMapRuns>, @Ctx() ctx: ContentCtx) {
    return listSiteMapRuns(asked, ctx)
  }
}
