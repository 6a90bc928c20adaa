import { ConsentRestored, ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/withdrawal.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onConsentRestored } from './on-consent-restored.js'
import { onConsentWithdrawn } from './on-consent-withdrawn.js'
import { onEnquiryWithdrawn } from './on-enquiry-withdrawn.js'
import { onPartnerEnquiryWithdrawn } from './on-partner-enquiry-withdrawn.js'

@Controller()
export class ConsentsController {
  @Hears(ConsentWithdrawn)
  withdrawn(@Payload() event: Heard<typeof ConsentWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onConsentWithdrawn(event, ctx)
  }

  @Hears(EnquiryWithdrawn)
  enquiryWithdrawn(@Payload() event: Heard<typeof EnquiryWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onEnquiryWithdrawn(event, ctx)
  }

  @Hears(PartnerEnquiryWithdrawn)
  partnerEnquiryWithdrawn(@Payload() event: Heard<typeof PartnerEnquiryWithdrawn>, @Ctx() ctx: NotificationCtx) {
    return onPartnerEnquiryWithdrawn(event, ctx)
  }

  @Hears(ConsentRestored)
  restored(@Payload() event: Heard<typeof ConsentRestored>, @Ctx() ctx: NotificationCtx) {
    return onConsentRestored(event, ctx)
  }
}
