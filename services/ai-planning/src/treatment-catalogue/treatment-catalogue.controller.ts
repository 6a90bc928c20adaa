import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onTreatmentCatalogueChanged } from './on-treatment-catalogue-changed.js'

@Controller()
export class TreatmentCatalogueController {
  @Hears(TreatmentCatalogueChanged)
  onChanged(@Payload() event: Heard<typeof TreatmentCatalogueChanged>, @Ctx() ctx: Context) {
    return onTreatmentCatalogueChanged(event, ctx)
  }
}
