import type { Input } from '@seneb/contracts/define'
import { ListPersonEnquiries, MergeEnquiries, UndoMerge } from '@seneb/contracts/messages/enquiry/merge.messages'
import {
  DeclareReplyUnneeded,
  MarkMessagesRead,
  OpenMessageFile,
  ReadMessage,
  ReadMessageFileChunk,
} from '@seneb/contracts/messages/enquiry/message.messages'
import {
  AttachmentSettled,
  DeliveryReported,
  MessageReceived,
} from '@seneb/contracts/messages/notification/inbound-email.messages'
import { HandleEvent, HandleRequest, type ReceivedEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listPersonEnquiries } from './care-enquiries/list-person-enquiries.js'
import { mergeEnquiries } from './merges/merge-enquiries.js'
import { undoMerge } from './merges/undo-merge.js'
import { declareReplyUnneeded } from './messages/declare-reply-unneeded.js'
import { markMessagesRead } from './messages/mark-messages-read.js'
import { onAttachmentSettled } from './messages/on-attachment-settled.js'
import { onDeliveryReported } from './replies/on-delivery-reported.js'
import { onMessageReceived } from './messages/on-message-received.js'
import { openMessageFile, readMessageFileChunk } from './messages/open-message-file.js'
import { readMessage } from './messages/read-message.js'

@Controller()
export class MessagesController {
  @HandleRequest(ReadMessage)
  readMessage(@Payload() input: Input<typeof ReadMessage>, @Ctx() ctx: Context) {
    return readMessage(input, ctx)
  }

  @HandleRequest(MarkMessagesRead)
  markMessagesRead(@Payload() input: Input<typeof MarkMessagesRead>, @Ctx() ctx: Context) {
    return markMessagesRead(input, ctx)
  }

  @HandleRequest(DeclareReplyUnneeded)
  declareReplyUnneeded(@Payload() input: Input<typeof DeclareReplyUnneeded>, @Ctx() ctx: Context) {
    return declareReplyUnneeded(input, ctx)
  }

  @HandleRequest(OpenMessageFile)
  openMessageFile(@Payload() input: Input<typeof OpenMessageFile>, @Ctx() ctx: Context) {
    return openMessageFile(input, ctx)
  }

  @HandleRequest(ReadMessageFileChunk)
  readMessageFileChunk(@Payload() input: Input<typeof ReadMessageFileChunk>, @Ctx() ctx: Context) {
    return readMessageFileChunk(input, ctx)
  }

  @HandleRequest(ListPersonEnquiries)
  listPersonEnquiries(@Payload() input: Input<typeof ListPersonEnquiries>, @Ctx() ctx: Context) {
    return listPersonEnquiries(input, ctx)
  }

  @HandleRequest(MergeEnquiries)
  mergeEnquiries(@Payload() input: Input<typeof MergeEnquiries>, @Ctx() ctx: Context) {
    return mergeEnquiries(input, ctx)
  }

  @HandleRequest(UndoMerge)
  undoMerge(@Payload() input: Input<typeof UndoMerge>, @Ctx() ctx: Context) {
    return undoMerge(input, ctx)
  }

  @HandleEvent(MessageReceived)
  onMessageReceived(@Payload() event: ReceivedEvent<typeof MessageReceived>, @Ctx() ctx: Context) {
    return onMessageReceived(event, ctx)
  }

  @HandleEvent(AttachmentSettled)
  onAttachmentSettled(@Payload() event: ReceivedEvent<typeof AttachmentSettled>, @Ctx() ctx: Context) {
    return onAttachmentSettled(event, ctx)
  }

  @HandleEvent(DeliveryReported)
  onDeliveryReported(@Payload() event: ReceivedEvent<typeof DeliveryReported>, @Ctx() ctx: Context) {
    return onDeliveryReported(event, ctx)
  }
}
