import type { CookieChoiceForm } from '@seneb/contracts/forms/cookie-choice.form'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { recordCookieChoice } from './record-cookie-choice.js'

@Controller()
export class CookieChoicesController {
  @Answers(RecordCookieChoice)
  record(@Payload() form: CookieChoiceForm, @Ctx() ctx: Context) {
    return recordCookieChoice(form, ctx)
  }
}
