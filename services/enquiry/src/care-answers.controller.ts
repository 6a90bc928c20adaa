import type { Input } from '@seneb/contracts/define'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import {
  AddAnswerTemplate,
  ArchiveAnswerTemplate,
  ListAnswerTemplates,
  ReadAnswerTemplate,
  RestoreAnswerTemplate,
  SaveAnswerTemplate,
} from '@seneb/contracts/messages/enquiry/answer-template.messages'
import {
  DiscardCareAnswerDraft,
  ReadCareAnswerDraft,
  SaveCareAnswerDraft,
  TakeBackCareAnswer,
  WriteCareAnswer,
} from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { BeginCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { CareAnswerProgressed } from '@seneb/contracts/messages/notification/email.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { addAnswerTemplate } from './answer-templates/add-answer-template.js'
import { archiveAnswerTemplate } from './answer-templates/archive-answer-template.js'
import { listAnswerTemplates, readAnswerTemplate } from './answer-templates/list-answer-templates.js'
import { restoreAnswerTemplate, saveAnswerTemplate } from './answer-templates/save-answer-template.js'
import {
  readCareAnswerDraft,
  discardCareAnswerDraft,
  saveCareAnswerDraft,
} from './care-answer-drafts/care-answer-draft.js'
import { onCareAnswerProgressed } from './care-answers/on-care-answer-progressed.js'
import { onCarePlanApproved } from './care-answers/on-care-plan-approved.js'
import { takeBackCareAnswer } from './care-answers/take-back-care-answer.js'
import { writeCareAnswer } from './care-answers/write-care-answer.js'
import { beginCarePlan } from './care-plans/begin-care-plan.js'
import { onPlanStateChanged } from './care-plans/on-plan-state-changed.js'

@Controller()
export class CareAnswersController {
  @HandleRequest(WriteCareAnswer)
  writeCareAnswer(@Payload() asked: Input<typeof WriteCareAnswer>, @Ctx() ctx: Context) {
    return writeCareAnswer(asked, ctx)
  }

  @HandleRequest(TakeBackCareAnswer)
  takeBackCareAnswer(@Payload() asked: Input<typeof TakeBackCareAnswer>, @Ctx() ctx: Context) {
    return takeBackCareAnswer(asked, ctx)
  }

  @HandleEvent(CarePlanApproved)
  onCarePlanApproved(@Payload() event: ReceivedEvent<typeof CarePlanApproved>, @Ctx() ctx: Context) {
    return onCarePlanApproved(event, ctx)
  }

  @HandleEvent(CareAnswerProgressed)
  onCareAnswerProgressed(@Payload() event: ReceivedEvent<typeof CareAnswerProgressed>, @Ctx() ctx: Context) {
    return onCareAnswerProgressed(event, ctx)
  }

  @HandleRequest(ReadCareAnswerDraft)
  readCareAnswerDraft(@Payload() asked: Input<typeof ReadCareAnswerDraft>, @Ctx() ctx: Context) {
    return readCareAnswerDraft(asked, ctx)
  }

  @HandleRequest(SaveCareAnswerDraft)
  saveCareAnswerDraft(@Payload() asked: Input<typeof SaveCareAnswerDraft>, @Ctx() ctx: Context) {
    return saveCareAnswerDraft(asked, ctx)
  }

  @HandleRequest(DiscardCareAnswerDraft)
  discardCareAnswerDraft(@Payload() asked: Input<typeof DiscardCareAnswerDraft>, @Ctx() ctx: Context) {
    return discardCareAnswerDraft(asked, ctx)
  }

  @HandleRequest(ListAnswerTemplates)
  listAnswerTemplates(@Payload() asked: Input<typeof ListAnswerTemplates>, @Ctx() ctx: Context) {
    return listAnswerTemplates(asked, ctx)
  }

  @HandleRequest(ReadAnswerTemplate)
  readAnswerTemplate(@Payload() asked: Input<typeof ReadAnswerTemplate>, @Ctx() ctx: Context) {
    return readAnswerTemplate(asked, ctx)
  }

  @HandleRequest(AddAnswerTemplate)
  addAnswerTemplate(@Payload() asked: Input<typeof AddAnswerTemplate>, @Ctx() ctx: Context) {
    return addAnswerTemplate(asked, ctx)
  }

  @HandleRequest(SaveAnswerTemplate)
  saveAnswerTemplate(@Payload() asked: Input<typeof SaveAnswerTemplate>, @Ctx() ctx: Context) {
    return saveAnswerTemplate(asked, ctx)
  }

  @HandleRequest(RestoreAnswerTemplate)
  restoreAnswerTemplate(@Payload() asked: Input<typeof RestoreAnswerTemplate>, @Ctx() ctx: Context) {
    return restoreAnswerTemplate(asked, ctx)
  }

  @HandleRequest(ArchiveAnswerTemplate)
  archiveAnswerTemplate(@Payload() asked: Input<typeof ArchiveAnswerTemplate>, @Ctx() ctx: Context) {
    return archiveAnswerTemplate(asked, ctx)
  }

  @HandleRequest(BeginCarePlan)
  beginCarePlan(@Payload() asked: Input<typeof BeginCarePlan>, @Ctx() ctx: Context) {
    return beginCarePlan(asked, ctx)
  }

  @HandleEvent(CarePlanStateChanged)
  onPlanStateChanged(@Payload() event: ReceivedEvent<typeof CarePlanStateChanged>, @Ctx() ctx: Context) {
    return onPlanStateChanged(event, ctx)
  }
}
