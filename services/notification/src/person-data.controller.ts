import type { Input } from '@seneb/contracts/define'
import { ConsentRestored, ConsentWithdrawn, EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ErasureNoticeAsked, ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { ReadPersonRecord } from '@seneb/contracts/messages/notification/every-service.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onConsentRestored, onConsentWithdrawn, onEnquiryWithdrawn } from './consents/on-consent-withdrawn.js'
import { onPartnerEnquiryWithdrawn } from './consents/on-partner-enquiry-withdrawn.js'
import { onErasureNoticeAsked, onErasureStarted } from './erasures/on-erasure-started.js'
import type { NotificationCtx } from './notification-ctx.js'
import { readPersonRecord } from './person-records/read-person-record.js'

@Controller()
export class PersonDataController {
  @Hears(ConsentWithdrawn)
  onConsentWithdrawn(@Payload() event: Heard<typeof ConsentWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onConsentWithdrawn(event, ctx)
  }

  @Hears(EnquiryWithdrawn)
  onEnquiryWithdrawn(@Payload() event: Heard<typeof EnquiryWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onEnquiryWithdrawn(event, ctx)
  }

  @Hears(PartnerEnquiryWithdrawn)
  onPartnerEnquiryWithdrawn(@Payload() event: Heard<typeof PartnerEnquiryWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onPartnerEnquiryWithdrawn(event, ctx)
  }

  @Hears(ConsentRestored)
  onConsentRestored(@Payload() event: Heard<typeof ConsentRestored>, @Ctx() ctx: NotificationCtx) {
    return onConsentRestored(event, ctx)
  }

  @Hears(ErasureStarted)
  onErasureStarted(@Payload() event: Heard<typeof ErasureStarted>, @Ctx() ctx: NotificationCtx) {
    return onErasureStarted(event, ctx)
  }

  @Hears(ErasureNoticeAsked)
  onErasureNoticeAsked(@Payload() event: Heard<typeof ErasureNoticeAsked>, @Ctx() ctx: NotificationCtx) {
    return onErasureNoticeAsked(event, ctx)
  }

  @Answers(ReadPersonRecord)
  readPersonRecord(@Payload() asked: Input<typeof ReadPersonRecord>, @Ctx() ctx: Context) {
    return readPersonRecord(asked, ctx)
  }
}
