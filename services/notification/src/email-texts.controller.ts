import type { Input } from '@seneb/contracts/define'
import { EmailTextChanged } from '@seneb/contracts/messages/content/email-text.messages'
import { PreviewEmailText } from '@seneb/contracts/messages/notification/email-text.messages'
import { HandleEvent, HandleRequest, type ReceivedEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { previewEmailText } from './email-texts/preview-email-text.js'
import type { NotificationCtx } from './notification-ctx.js'

@Controller()
export class EmailTextsController {
  @HandleEvent(EmailTextChanged)
  onEmailTextChanged(@Payload() event: ReceivedEvent<typeof EmailTextChanged>, @Ctx() ctx: NotificationCtx) {
    return ctx.emailTexts.store(event.data, ctx)
  }

  @HandleRequest(PreviewEmailText)
  previewEmailText(@Payload() input: Input<typeof PreviewEmailText>, @Ctx() ctx: NotificationCtx) {
    return previewEmailText(input, ctx)
  }
}
