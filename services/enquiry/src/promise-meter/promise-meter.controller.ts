import { ReadPromiseReport } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readPromiseReport } from './read-promise-report.js'

@Controller()
export class PromiseMeterController {
  @Answers(ReadPromiseReport)
  report(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return readPromiseReport(ctx)
  }
}
