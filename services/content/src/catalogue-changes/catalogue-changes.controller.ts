import type { Input } from '@seneb/contracts/define'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/catalogue-change.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listCatalogueChanges } from './list-catalogue-changes.js'

@Controller()
export class CatalogueChangesController {
  @Answers(ListCatalogueChanges)
  list(@Payload() input: Input<typeof ListCatalogueChanges>, @Ctx() ctx: ContentCtx) {
    return listCatalogueChanges(input, ctx)
  }
}
