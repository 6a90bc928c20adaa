import type { Input } from '@seneb/contracts/define'
import type { PageEventsForm } from '@seneb/contracts/forms/page-events.form'
import { ReadPerformance, RecordPageEvents } from '@seneb/contracts/messages/content/page-event.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import { readPerformance, recordPageEvents } from './page-events/page-events.js'

@Controller()
export class PageEventsController {
  @HandleRequest(RecordPageEvents)
  recordPageEvents(@Payload() form: PageEventsForm, @Ctx() ctx: ContentCtx) {
    return recordPageEvents(form, ctx)
  }

  @HandleRequest(ReadPerformance)
  readPerformance(@Payload() input: Input<typeof ReadPerformance>, @Ctx() ctx: ContentCtx) {
    return readPerformance(input, ctx)
  }
}
