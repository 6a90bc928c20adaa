import { PromiseMarkPassed } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { Hears, type Heard } from '@seneb/service-kit/hearing/hears'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { onPromiseMarkPassed } from './on-promise-mark-passed.js'

@Controller()
export class AnswerPromisesController {
  @Hears(PromiseMarkPassed)
  markPassed(@Payload() event: Heard<typeof PromiseMarkPassed>, @Ctx() ctx: NotificationCtx) {
    return onPromiseMarkPassed(event, ctx)
  }
}
