import type { Input } from '@seneb/contracts/define'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { EnquiryCtx } from '../enquiry-ctx.js'
import { recordCookieChoice } from './record-cookie-choice.js'

@Controller()
export class CookieChoicesController {
  @Answers(RecordCookieChoice)
  record(@Payload() choice: Input<typeof RecordCookieChoice>, @Ctx() ctx: EnquiryCtx) {
    return recordCookieChoice(choice, ctx)
  }
}
