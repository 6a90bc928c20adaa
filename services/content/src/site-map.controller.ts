import type { Input } from '@seneb/contracts/define'
import {
  GenerateSiteMap,
  ListSiteMapRuns,
  ReadIndexing,
  ReadSiteMap,
  SubmitSiteMap,
} from '@seneb/contracts/messages/content/site-map.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import { readIndexing } from './search-console/inspect-pages.js'
import { generateSiteMap } from './site-map/generate-site-map.js'
import { listSiteMapRuns } from './site-map/site-map-run.js'
import { readSiteMap } from './site-map/read-site-map.js'
import { submitSiteMap } from './site-map/submit-site-map.js'

@Controller()
export class SiteMapController {
  @HandleRequest(ReadSiteMap)
  readSiteMap(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readSiteMap(ctx)
  }

  @HandleRequest(GenerateSiteMap)
  generateSiteMap(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return generateSiteMap(ctx)
  }

  @HandleRequest(SubmitSiteMap)
  submitSiteMap(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return submitSiteMap(ctx)
  }

  @HandleRequest(ListSiteMapRuns)
  listSiteMapRuns(@Payload() input: Input<typeof ListSiteMapRuns>, @Ctx() ctx: ContentCtx) {
    return listSiteMapRuns(input, ctx)
  }

  @HandleRequest(ReadIndexing)
  readIndexing(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readIndexing(ctx)
  }
}
