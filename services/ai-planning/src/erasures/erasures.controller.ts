import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { PlanningCtx } from '../planning-ctx.js'
import { onErasureStarted } from './on-erasure-started.js'

@Controller()
export class ErasuresController {
  @Hears(ErasureStarted)
  started(@Payload() event: Heard<typeof ErasureStarted>, @Ctx() ctx: PlanningCtx) {
    return onErasureStarted(event, ctx)
  }
}
