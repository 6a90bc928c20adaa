import type { Input } from '@seneb/contracts/define'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import {
  AddReplyTemplate,
  ArchiveReplyTemplate,
  ListReplyTemplates,
  ReadReplyTemplate,
  RestoreReplyTemplate,
  SaveReplyTemplate,
} from '@seneb/contracts/messages/enquiry/reply-template.messages'
import {
  DiscardReplyDraft,
  ReadReplyDraft,
  SaveReplyDraft,
  RecallReply,
  SendReply,
} from '@seneb/contracts/messages/enquiry/reply.messages'
import { DecideSuggestedCall, ListSuggestedCalls } from '@seneb/contracts/messages/enquiry/suggested-call.messages'
import { CreateCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { addReplyTemplate } from './reply-templates/add-reply-template.js'
import { archiveReplyTemplate } from './reply-templates/change-reply-template.js'
import { listReplyTemplates, readReplyTemplate } from './reply-templates/list-reply-templates.js'
import { restoreReplyTemplate, saveReplyTemplate } from './reply-templates/save-reply-template.js'
import { readReplyDraft, discardReplyDraft, saveReplyDraft } from './reply-drafts/reply-draft.js'
import { onReplyStatusChanged } from './replies/on-reply-status-changed.js'
import { onCarePlanApproved } from './replies/on-care-plan-approved.js'
import { recallReply } from './replies/recall-reply.js'
import { sendReply } from './replies/send-reply.js'
import { decideSuggestedCall } from './suggested-calls/decide-call.js'
import { listSuggestedCalls } from './suggested-calls/list-calls.js'
import { createCarePlan, onPlanStateChanged } from './care-plans/care-plans.js'

@Controller()
export class RepliesController {
  @HandleRequest(SendReply)
  sendReply(@Payload() input: Input<typeof SendReply>, @Ctx() ctx: Context) {
    return sendReply(input, ctx)
  }

  @HandleRequest(RecallReply)
  recallReply(@Payload() input: Input<typeof RecallReply>, @Ctx() ctx: Context) {
    return recallReply(input, ctx)
  }

  @HandleRequest(ListSuggestedCalls)
  listSuggestedCalls(@Payload() input: Input<typeof ListSuggestedCalls>, @Ctx() ctx: Context) {
    return listSuggestedCalls(input, ctx)
  }

  @HandleRequest(DecideSuggestedCall)
  decideSuggestedCall(@Payload() input: Input<typeof DecideSuggestedCall>, @Ctx() ctx: Context) {
    return decideSuggestedCall(input, ctx)
  }

  @HandleEvent(CarePlanApproved)
  onCarePlanApproved(@Payload() event: ReceivedEvent<typeof CarePlanApproved>, @Ctx() ctx: Context) {
    return onCarePlanApproved(event, ctx)
  }

  @HandleEvent(ReplyStatusChanged)
  onReplyStatusChanged(@Payload() event: ReceivedEvent<typeof ReplyStatusChanged>, @Ctx() ctx: Context) {
    return onReplyStatusChanged(event, ctx)
  }

  @HandleRequest(ReadReplyDraft)
  readReplyDraft(@Payload() input: Input<typeof ReadReplyDraft>, @Ctx() ctx: Context) {
    return readReplyDraft(input, ctx)
  }

  @HandleRequest(SaveReplyDraft)
  saveReplyDraft(@Payload() input: Input<typeof SaveReplyDraft>, @Ctx() ctx: Context) {
    return saveReplyDraft(input, ctx)
  }

  @HandleRequest(DiscardReplyDraft)
  discardReplyDraft(@Payload() input: Input<typeof DiscardReplyDraft>, @Ctx() ctx: Context) {
    return discardReplyDraft(input, ctx)
  }

  @HandleRequest(ListReplyTemplates)
  listReplyTemplates(@Payload() input: Input<typeof ListReplyTemplates>, @Ctx() ctx: Context) {
    return listReplyTemplates(input, ctx)
  }

  @HandleRequest(ReadReplyTemplate)
  readReplyTemplate(@Payload() input: Input<typeof ReadReplyTemplate>, @Ctx() ctx: Context) {
    return readReplyTemplate(input, ctx)
  }

  @HandleRequest(AddReplyTemplate)
  addReplyTemplate(@Payload() input: Input<typeof AddReplyTemplate>, @Ctx() ctx: Context) {
    return addReplyTemplate(input, ctx)
  }

  @HandleRequest(SaveReplyTemplate)
  saveReplyTemplate(@Payload() input: Input<typeof SaveReplyTemplate>, @Ctx() ctx: Context) {
    return saveReplyTemplate(input, ctx)
  }

  @HandleRequest(RestoreReplyTemplate)
  restoreReplyTemplate(@Payload() input: Input<typeof RestoreReplyTemplate>, @Ctx() ctx: Context) {
    return restoreReplyTemplate(input, ctx)
  }

  @HandleRequest(ArchiveReplyTemplate)
  archiveReplyTemplate(@Payload() input: Input<typeof ArchiveReplyTemplate>, @Ctx() ctx: Context) {
    return archiveReplyTemplate(input, ctx)
  }

  @HandleRequest(CreateCarePlan)
  createCarePlan(@Payload() input: Input<typeof CreateCarePlan>, @Ctx() ctx: Context) {
    return createCarePlan(input, ctx)
  }

  @HandleEvent(CarePlanStateChanged)
  onPlanStateChanged(@Payload() event: ReceivedEvent<typeof CarePlanStateChanged>, @Ctx() ctx: Context) {
    return onPlanStateChanged(event, ctx)
  }
}
