import type { Input } from '@seneb/contracts/define'
import { ExportAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import {
  EraseAmbassadorApplication,
  ExportAmbassadorApplication,
} from '@seneb/contracts/messages/referral/application-record.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ReadMyRecord, ReadPersonRecord } from '@seneb/contracts/messages/referral/every-service.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { eraseApplication } from './erasures/erase-application.js'
import { onErasureStarted } from './erasures/on-erasure-started.js'
import { exportAmbassador } from './person-records/export-ambassador.js'
import { exportApplication } from './person-records/export-application.js'
import { readMyRecord, readPersonRecord } from './person-records/read-person-record.js'
import type { ReferralCtx } from './referral-ctx.js'

@Controller()
export class PersonDataController {
  @HandleEvent(ErasureStarted)
  onErasureStarted(@Payload() event: ReceivedEvent<typeof ErasureStarted>, @Ctx() ctx: ReferralCtx) {
    return onErasureStarted(event, ctx)
  }

  @HandleRequest(ExportAmbassadorApplication)
  exportApplication(@Payload() input: Input<typeof ExportAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return exportApplication(input, ctx)
  }

  @HandleRequest(ExportAmbassador)
  exportAmbassador(@Payload() input: Input<typeof ExportAmbassador>, @Ctx() ctx: ReferralCtx) {
    return exportAmbassador(input, ctx)
  }

  @HandleRequest(EraseAmbassadorApplication)
  eraseApplication(@Payload() input: Input<typeof EraseAmbassadorApplication>, @Ctx() ctx: ReferralCtx) {
    return eraseApplication(input, ctx)
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
