import type { Input } from '@seneb/contracts/define'
import { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readCareEnquiry } from './read-care-enquiry.js'

@Controller()
export class CareEnquiryDetailsController {
  @Answers(ReadCareEnquiry)
  read(@Payload() asked: Input<typeof ReadCareEnquiry>, @Ctx() ctx: Context) {
    return readCareEnquiry(asked, ctx)
  }
}
