import type { CookieConsentForm } from '@seneb/contracts/forms/cookie-consent.form'
import { RecordConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { recordConsent } from './record-consent.js'

@Controller()
export class ConsentsController {
  @Answers(RecordConsent)
  record(@Payload() form: CookieConsentForm, @Ctx() ctx: Context) {
    return recordConsent(form, ctx)
  }
}
