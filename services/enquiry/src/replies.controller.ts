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
import { createCarePlan, onPlanStateChanged } from './care-plans/care-plans.js'

@Controller()
export class RepliesController {
  @HandleRequest(SendReply)
  sendReply(@Payload() asked: Input<typeof SendReply>, @Ctx() ctx: Context) {
    return sendReply(asked, ctx)
  }

  @HandleRequest(RecallReply)
  recallReply(@Payload() asked: Input<typeof RecallReply>, @Ctx() ctx: Context) {
    return recallReply(asked, ctx)
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
  readReplyDraft(@Payload() asked: Input<typeof ReadReplyDraft>, @Ctx() ctx: Context) {
    return readReplyDraft(asked, ctx)
  }

  @HandleRequest(SaveReplyDraft)
  saveReplyDraft(@Payload() asked: Input<typeof SaveReplyDraft>, @Ctx() ctx: Context) {
    return saveReplyDraft(asked, ctx)
  }

  @HandleRequest(DiscardReplyDraft)
  discardReplyDraft(@Payload() asked: Input<typeof DiscardReplyDraft>, @Ctx() ctx: Context) {
    return discardReplyDraft(asked, ctx)
  }

  @HandleRequest(ListReplyTemplates)
  listReplyTemplates(@Payload() asked: Input<typeof ListReplyTemplates>, @Ctx() ctx: Context) {
    return listReplyTemplates(asked, ctx)
  }

  @HandleRequest(ReadReplyTemplate)
  readReplyTemplate(@Payload() asked: Input<typeof ReadReplyTemplate>, @Ctx() ctx: Context) {
    return readReplyTemplate(asked, ctx)
  }

  @HandleRequest(AddReplyTemplate)
  addReplyTemplate(@Payload() asked: Input<typeof AddReplyTemplate>, @Ctx() ctx: Context) {
    return addReplyTemplate(asked, ctx)
  }

  @HandleRequest(SaveReplyTemplate)
  saveReplyTemplate(@Payload() asked: Input<typeof SaveReplyTemplate>, @Ctx() ctx: Context) {
    return saveReplyTemplate(asked, ctx)
  }

  @HandleRequest(RestoreReplyTemplate)
  restoreReplyTemplate(@Payload() asked: Input<typeof RestoreReplyTemplate>, @Ctx() ctx: Context) {
    return restoreReplyTemplate(asked, ctx)
  }

  @HandleRequest(ArchiveReplyTemplate)
  archiveReplyTemplate(@Payload() asked: Input<typeof ArchiveReplyTemplate>, @Ctx() ctx: Context) {
    return archiveReplyTemplate(asked, ctx)
  }

  @HandleRequest(CreateCarePlan)
  createCarePlan(@Payload() asked: Input<typeof CreateCarePlan>, @Ctx() ctx: Context) {
    return createCarePlan(asked, ctx)
  }

  @HandleEvent(CarePlanStateChanged)
  onPlanStateChanged(@Payload() event: ReceivedEvent<typeof CarePlanStateChanged>, @Ctx() ctx: Context) {
    return onPlanStateChanged(event, ctx)
  }
}
