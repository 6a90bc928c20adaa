import { CatalogueChanged } from '@seneb/contracts/messages/content/catalogue.messages'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onCatalogueChanged } from './on-catalogue-changed.js'

@Controller()
export class CatalogueController {
  @Hears(CatalogueChanged)
  onChanged(@Payload() event: Heard<typeof CatalogueChanged>, @Ctx() ctx: Context) {
    return onCatalogueChanged(event, ctx)
  }
}
