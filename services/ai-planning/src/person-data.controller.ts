import type { Input } from '@seneb/contracts/define'
import { ReadMyRecord, ReadPersonRecord } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onErasureStarted } from './erasures/on-erasure-started.js'
import { readMyRecord, readPersonRecord } from './person-records/read-person-record.js'
import type { PlanningCtx } from './planning-ctx.js'

@Controller()
export class PersonDataController {
  @HandleEvent(ErasureStarted)
  onErasureStarted(@Payload() event: ReceivedEvent<typeof ErasureStarted>, @Ctx() ctx: PlanningCtx) {
    return onErasureStarted(event, ctx)
  }

  @HandleRequest(ReadPersonRecord)
  readPersonRecord(@Payload() input: Input<typeof ReadPersonRecord>, @Ctx() ctx: Context) {
    return readPersonRecord(input, ctx)
  }

  @HandleRequest(ReadMyRecord)
  readMyRecord(@Payload() input: Input<typeof ReadMyRecord>, @Ctx() ctx: Context) {
    return readMyRecord(input, ctx)
  }
}
