import { ReadPromiseMeter, ReadPromiseReport } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { PublicMeter } from './public-meter.js'
import { readPromiseReport } from './read-promise-report.js'

@Controller()
export class PromiseMeterController {
  private readonly publicMeter = new PublicMeter()

  @Answers(ReadPromiseMeter)
  async meter(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return { meter: await this.publicMeter.read(ctx) }
  }

  @Answers(ReadPromiseReport)
  report(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return readPromiseReport(ctx)
  }
}
