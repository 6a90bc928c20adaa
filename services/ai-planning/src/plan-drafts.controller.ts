import type { StayTimelineInput } from '@seneb/contracts/forms/stay-timeline.form'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { AiPlanRequested, AiPlanWithdrawn, CarePlanBegun } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { Answers, type Heard, Hears } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { onAiPlanRequested, onCarePlanBegun } from './ai-plans/on-ai-plan-requested.js'
import { onAiPlanWithdrawn } from './ai-plans/on-ai-plan-withdrawn.js'
import type { PlanningCtx } from './planning-ctx.js'
import { readStayTimeline } from './stay-timelines/read-stay-timeline.js'
import { onTreatmentCatalogueChanged } from './treatment-catalogue/on-treatment-catalogue-changed.js'

@Controller()
export class PlanDraftsController {
  @Hears(AiPlanRequested)
  onAiPlanRequested(@Payload() event: Heard<typeof AiPlanRequested>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanRequested(event, ctx)
  }

  @Hears(AiPlanWithdrawn)
  onAiPlanWithdrawn(@Payload() event: Heard<typeof AiPlanWithdrawn>, @Ctx() ctx: PlanningCtx) {
    return onAiPlanWithdrawn(event, ctx)
  }

  @Hears(CarePlanBegun)
  onCarePlanBegun(@Payload() event: Heard<typeof CarePlanBegun>, @Ctx() ctx: PlanningCtx) {
    return onCarePlanBegun(event, ctx)
  }

  @Hears(TreatmentCatalogueChanged)
  onTreatmentCatalogueChanged(@Payload() event: Heard<typeof TreatmentCatalogueChanged>, @Ctx() ctx: Context) {
    return onTreatmentCatalogueChanged(event, ctx)
  }

  @Answers(ReadStayTimeline)
  readStayTimeline(@Payload() asked: StayTimelineInput, @Ctx() ctx: Context) {
    return readStayTimeline(asked, ctx)
  }
}
