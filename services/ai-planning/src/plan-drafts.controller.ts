import type { StayTimelineInput } from '@seneb/contracts/forms/stay-timeline.form'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { AiPlanRequested, AiPlanWithdrawn, CarePlanCreated } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { HandleRequest, type ReceivedEvent, HandleEvent } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onAiPlanRequested, onCarePlanCreated, onAiPlanWithdrawn } from './ai-plans/on-ai-plan-events.js'
import type { PlanningCtx } from './planning-ctx.js'
import { readStayTimeline } from './stay-timelines/read-stay-timeline.js'
import { onTreatmentCatalogueChanged } from './treatment-catalogue/on-treatment-catalogue-changed.js'

@Controller()
export class PlanDraftsController {
  @HandleEvent(AiPlanRequested)
  onAiPlanRequested(@Payload() event: ReceivedEvent<typeof AiPlanRequested>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanRequested(event, ctx)
  }

  @HandleEvent(AiPlanWithdrawn)
  onAiPlanWithdrawn(@Payload() event: ReceivedEvent<typeof AiPlanWithdrawn>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanWithdrawn(event, ctx)
  }

  @HandleEvent(CarePlanCreated)
  onCarePlanCreated(@Payload() event: ReceivedEvent<typeof CarePlanCreated>, @Ctx() ctx: PlanningCtx) {
    return onCarePlanCreated(event, ctx)
  }

  @HandleEvent(TreatmentCatalogueChanged)
  onTreatmentCatalogueChanged(@Payload() event: ReceivedEvent<typeof TreatmentCatalogueChanged>, @Ctx() ctx: Context) {
    return onTreatmentCatalogueChanged(event, ctx)
  }

  @HandleRequest(ReadStayTimeline)
  readStayTimeline(@Payload() input: StayTimelineInput, @Ctx() ctx: Context) {
    return readStayTimeline(input, ctx)
  }
}
