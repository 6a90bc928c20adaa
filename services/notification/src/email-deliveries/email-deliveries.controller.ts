import type { Input } from '@seneb/contracts/define'
import { ListEmails, ReadEmailFigures, RetryEmail } from '@seneb/contracts/messages/notification/email.messages'
import { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/synthetic-journey.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { NotificationCtx } from '../notification-ctx.js'
import { listEmails } from './list-emails.js'
import { readEmailFigures } from './read-email-figures.js'
import { readSyntheticJourney } from './read-synthetic-journey.js'
import { retryEmail } from './retry-email.js'

@Controller()
export class EmailDeliveriesController {
  @Answers(ListEmails)
  list(@Payload() asked: Input<typeof ListEmails>, @Ctx() ctx: NotificationCtx) {
    return listEmails(asked, ctx)
  }

  @Answers(RetryEmail)
  retry(@Payload() asked: Input<typeof RetryEmail>, @Ctx() ctx: NotificationCtx) {
    return retryEmail(asked, ctx)
  }

  @Answers(ReadEmailFigures)
  readFigures(@Payload() asked: Input<typeof ReadEmailFigures>, @Ctx() ctx: NotificationCtx) {
    return readEmailFigures(asked, ctx)
  }

  @Answers(ReadSyntheticJourney)
  readSyntheticJourney(@Payload() asked: Input<typeof ReadSyntheticJourney>, @Ctx() ctx: NotificationCtx) {
    return readSyntheticJourney(asked, ctx)
  }
}
