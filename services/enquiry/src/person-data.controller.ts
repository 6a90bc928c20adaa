import type { Input } from '@seneb/contracts/define'
import { ErasureFinished as OfAiPlanning } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { ListErasures, ReadErasure, StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ReadPersonRecord } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { LookUpReceipt } from '@seneb/contracts/messages/enquiry/receipt.messages'
import { PartnerErasureStarted } from '@seneb/contracts/messages/identity/partner.messages'
import {
  ErasureFinished as OfNotification,
  ErasureNoticeDelivered,
  SubscriberErasureStarted,
} from '@seneb/contracts/messages/notification/every-service.messages'
import {
  AmbassadorErasureStarted,
  ApplicationErasureStarted,
  ErasureFinished as OfReferral,
} from '@seneb/contracts/messages/referral/every-service.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ReceiptCtx } from './enquiry-ctx.js'
import {
  onAmbassadorErasureStarted,
  onApplicationErasureStarted,
  onErasureFinished,
  onErasureNoticeDelivered,
  onPartnerErasureStarted,
  onSubscriberErasureStarted,
} from './erasures/on-erasure-notice-delivered.js'
import { listErasures, readErasure } from './erasures/read-erasure.js'
import { startErasure } from './erasures/start-erasure.js'
import { readPersonRecord } from './person-records/read-person-record.js'
import { lookUpReceipt } from './receipts/look-up-receipt.js'

@Controller()
export class PersonDataController {
  @HandleRequest(StartErasure)
  startErasure(@Payload() input: Input<typeof StartErasure>, @Ctx() ctx: Context) {
    return startErasure(input, ctx)
  }

  @HandleRequest(ReadErasure)
  readErasure(@Payload() input: Input<typeof ReadErasure>, @Ctx() ctx: Context) {
    return readErasure(input, ctx)
  }

  @HandleRequest(ListErasures)
  listErasures(@Payload() input: Input<typeof ListErasures>, @Ctx() ctx: Context) {
    return listErasures(input, ctx)
  }

  @HandleEvent(OfAiPlanning)
  onErasureFinished(@Payload() event: ReceivedEvent<typeof OfAiPlanning>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'ai-planning', ctx)
  }

  @HandleEvent(OfNotification)
  ofNotification(@Payload() event: ReceivedEvent<typeof OfNotification>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'notification', ctx)
  }

  @HandleEvent(ErasureNoticeDelivered)
  onErasureNoticeDelivered(@Payload() event: ReceivedEvent<typeof ErasureNoticeDelivered>, @Ctx() ctx: Context) {
    return onErasureNoticeDelivered(event, ctx)
  }

  @HandleEvent(OfReferral)
  ofReferral(@Payload() event: ReceivedEvent<typeof OfReferral>, @Ctx() ctx: Context) {
    return onErasureFinished(event, 'referral', ctx)
  }

  @HandleRequest(LookUpReceipt)
  lookUpReceipt(@Payload() input: Input<typeof LookUpReceipt>, @Ctx() ctx: ReceiptCtx) {
    return lookUpReceipt(input, ctx)
  }

  @HandleEvent(ApplicationErasureStarted)
  onApplicationErasureStarted(@Payload() event: ReceivedEvent<typeof ApplicationErasureStarted>, @Ctx() ctx: Context) {
    return onApplicationErasureStarted(event, ctx)
  }

  @HandleEvent(AmbassadorErasureStarted)
  onAmbassadorErasureStarted(@Payload() event: ReceivedEvent<typeof AmbassadorErasureStarted>, @Ctx() ctx: Context) {
    return onAmbassadorErasureStarted(event, ctx)
  }

  @HandleEvent(SubscriberErasureStarted)
  onSubscriberErasureStarted(@Payload() event: ReceivedEvent<typeof SubscriberErasureStarted>, @Ctx() ctx: Context) {
    return onSubscriberErasureStarted(event, ctx)
  }

  @HandleEvent(PartnerErasureStarted)
  onPartnerErasureStarted(@Payload() event: ReceivedEvent<typeof PartnerErasureStarted>, @Ctx() ctx: Context) {
    return onPartnerErasureStarted(event, ctx)
  }

  @HandleRequest(ReadPersonRecord)
  readPersonRecord(@Payload() input: Input<typeof ReadPersonRecord>, @Ctx() ctx: Context) {
    return readPersonRecord(input, ctx)
  }
}
