import type { Input } from '@seneb/contracts/define'
import { ConsentRestored, ConsentWithdrawn, EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ErasureNoticeRequested, ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { ReadMyRecord, ReadPersonRecord } from '@seneb/contracts/messages/notification/every-service.messages'
import { ExportNewsletterRecord } from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import { ApplicationErasureStarted } from '@seneb/contracts/messages/referral/every-service.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  onConsentRestored,
  onConsentWithdrawn,
  onEnquiryWithdrawn,
  onPartnerEnquiryWithdrawn,
} from './consents/on-consent-withdrawn.js'
import {
  onApplicationErasureStarted,
  onErasureNoticeRequested,
  onErasureStarted,
} from './erasures/on-erasure-started.js'
import type { NotificationCtx } from './notification-ctx.js'
import { exportSubscriber } from './newsletter/export-subscriber.js'
import { readMyRecord, readPersonRecord } from './person-records/read-person-record.js'

@Controller()
export class PersonDataController {
  @HandleEvent(ConsentWithdrawn)
  onConsentWithdrawn(@Payload() event: ReceivedEvent<typeof ConsentWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onConsentWithdrawn(event, ctx)
  }

  @HandleEvent(EnquiryWithdrawn)
  onEnquiryWithdrawn(@Payload() event: ReceivedEvent<typeof EnquiryWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onEnquiryWithdrawn(event, ctx)
  }

  @HandleEvent(PartnerEnquiryWithdrawn)
  onPartnerEnquiryWithdrawn(
    @Payload() event: ReceivedEvent<typeof PartnerEnquiryWithdrawn>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onPartnerEnquiryWithdrawn(event, ctx)
  }

  @HandleEvent(ConsentRestored)
  onConsentRestored(@Payload() event: ReceivedEvent<typeof ConsentRestored>, @Ctx() ctx: NotificationCtx) {
    return onConsentRestored(event, ctx)
  }

  @HandleEvent(ErasureStarted)
  onErasureStarted(@Payload() event: ReceivedEvent<typeof ErasureStarted>, @Ctx() ctx: NotificationCtx) {
    return onErasureStarted(event, ctx)
  }

  @HandleEvent(ErasureNoticeRequested)
  onErasureNoticeRequested(
    @Payload() event: ReceivedEvent<typeof ErasureNoticeRequested>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onErasureNoticeRequested(event, ctx)
  }

  @HandleEvent(ApplicationErasureStarted)
  onApplicationErasureStarted(
    @Payload() event: ReceivedEvent<typeof ApplicationErasureStarted>,
    @Ctx() ctx: NotificationCtx,
  ) {
    return onApplicationErasureStarted(event, ctx)
  }

  @HandleRequest(ExportNewsletterRecord)
  exportSubscriber(@Payload() input: Input<typeof ExportNewsletterRecord>, @Ctx() ctx: NotificationCtx) {
    return exportSubscriber(input, ctx)
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
