import type { PageEventsForm } from '@seneb/contracts/forms/page-events.form'
import { RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { recordPageEvents } from './record-page-events.js'

@Controller()
export class PageEventsController {
  @Answers(RecordPageEvents)
  record(@Payload() form: PageEventsForm, @Ctx() ctx: ContentCtx) {
    return recordPageEvents(form, ctx)
  }
}
