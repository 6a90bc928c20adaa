import type { Input } from '@seneb/contracts/define'
import { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import {
  AttachEmail,
  DismissEmail,
  ListUnmatchedEmails,
  ReadUnmatchedEmail,
  ReceiveEmail,
} from '@seneb/contracts/messages/notification/inbound-email.messages'
import { HandleEvent, HandleRequest, type ReceivedEvent } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onMessageFiled } from './inbound-emails/on-message-filed.js'
import { receiveEmail } from './inbound-emails/receive-email.js'
import {
  attachEmail,
  dismissEmail,
  listUnmatchedEmails,
  readUnmatchedEmail,
} from './inbound-emails/unmatched-emails.js'
import type { NotificationCtx } from './notification-ctx.js'

@Controller()
export class InboundEmailsController {
  @HandleRequest(ReceiveEmail)
  receiveEmail(@Payload() input: Input<typeof ReceiveEmail>, @Ctx() ctx: NotificationCtx) {
    return receiveEmail(input, ctx)
  }

  @HandleRequest(ListUnmatchedEmails)
  listUnmatchedEmails(@Payload() input: Input<typeof ListUnmatchedEmails>, @Ctx() ctx: NotificationCtx) {
    return listUnmatchedEmails(input, ctx)
  }

  @HandleRequest(ReadUnmatchedEmail)
  readUnmatchedEmail(@Payload() input: Input<typeof ReadUnmatchedEmail>, @Ctx() ctx: NotificationCtx) {
    return readUnmatchedEmail(input, ctx)
  }

  @HandleRequest(AttachEmail)
  attachEmail(@Payload() input: Input<typeof AttachEmail>, @Ctx() ctx: NotificationCtx) {
    return attachEmail(input, ctx)
  }

  @HandleRequest(DismissEmail)
  dismissEmail(@Payload() input: Input<typeof DismissEmail>, @Ctx() ctx: NotificationCtx) {
    return dismissEmail(input, ctx)
  }

  @HandleEvent(MessageFiled)
  onMessageFiled(@Payload() event: ReceivedEvent<typeof MessageFiled>, @Ctx() ctx: NotificationCtx) {
    return onMessageFiled(event, ctx)
  }
}
