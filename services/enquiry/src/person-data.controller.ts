import type { Input } from '@seneb/contracts/define'
import { ErasureFinished as OfAiPlanning } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { ListErasures, ReadErasure, StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ReadPersonRecord } from '@seneb/contracts/messages/enquiry/every-service.messages'
import {
  ErasureFinished as OfNotification,
  ErasureTold,
} from '@seneb/contracts/messages/notification/every-service.messages'
import { ErasureFinished as OfReferral } from '@seneb/contracts/messages/referral/every-service.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onErasureFinished, onErasureTold } from './erasures/on-erasure-told.js'
import { listErasures, readErasure } from './erasures/read-erasure.js'
import { startErasure } from './erasures/start-erasure.js'
import { readPersonRecord } from './person-records/read-person-record.js'

@Controller()
export class PersonDataController {
  @Answers(StartErasure)
  startErasure(@Payload() asked: Input<typeof StartErasure>, @Ctx() ctx: Context) {
    return startErasure(asked, ctx)
  }

  @Answers(ReadErasure)
  readErasure(@Payload() asked: Input<typeof ReadErasure>, @Ctx() ctx: Context) {
    return readErasure(asked, ctx)
  }

  @Answers(ListErasures)
  listErasures(@Payload() asked: Input<typeof ListErasures>, @Ctx() ctx: Context) {
    return listErasures(asked, ctx)
  }

  @Hears(OfAiPlanning)
  onErasureFinished(@Payload() event: Heard<typeof OfAiPlanning>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'ai-planning', ctx)
  }

  @Hears(OfNotification)
  ofNotification(@Payload() event: Heard<typeof OfNotification>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'notification', ctx)
  }

  @Hears(ErasureTold)
  onErasureTold(@Payload() event: Heard<typeof ErasureTold>, @Ctx() ctx: Context) {
    return onErasureTold(event, ctx)
  }

  @Hears(OfReferral)
  ofReferral(@Payload() event: Heard<typeof OfReferral>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'referral', ctx)
  }

  @Answers(ReadPersonRecord)
  readPersonRecord(@Payload() asked: Input<typeof ReadPersonRecord>, @Ctx() ctx: Context) {
    return readPersonRecord(asked, ctx)
  }
}
