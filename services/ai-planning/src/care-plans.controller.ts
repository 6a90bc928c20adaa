import type { Input } from '@seneb/contracts/define'
import {
  WithdrawPlanApproval,
  RegeneratePlan,
  ReadCarePlanVersion,
} from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import {
  ApproveCarePlan,
  AttachPlanEvidence,
  ListCarePlans,
  ReadCarePlan,
  RequestPlanChanges,
  SaveCarePlan,
} from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { approveCarePlan, requestPlanChanges, withdrawPlanApproval } from './care-plans/approve-care-plan.js'
import { attachPlanEvidence, saveCarePlan } from './care-plans/save-care-plan.js'
import { listCarePlans } from './care-plans/list-care-plans.js'
import { isMaskedFor, maskedList, maskedPlan, maskedVersion } from './care-plans/mask-plans.js'
import { readCarePlanVersion, readCarePlan } from './care-plans/read-care-plan.js'
import { regeneratePlan } from './care-plans/regenerate-plan.js'
import { readPlanQuality } from './plan-quality/read-plan-quality.js'
import type { PlanningCtx } from './planning-ctx.js'

@Controller()
export class CarePlansController {
  @HandleRequest(ListCarePlans)
  async listCarePlans(@Payload() input: Input<typeof ListCarePlans>, @Ctx() ctx: Context) {
    const page = await listCarePlans(input, ctx)
    return isMaskedFor(ctx) ? maskedList(page) : page
  }

  @HandleRequest(ReadCarePlan)
  async readCarePlan(@Payload() input: Input<typeof ReadCarePlan>, @Ctx() ctx: Context) {
    const plan = await readCarePlan(input, ctx)
    return isMaskedFor(ctx) ? maskedPlan(plan) : plan
  }

  @HandleRequest(SaveCarePlan)
  saveCarePlan(@Payload() input: Input<typeof SaveCarePlan>, @Ctx() ctx: Context) {
    return saveCarePlan(input, ctx)
  }

  @HandleRequest(AttachPlanEvidence)
  attachPlanEvidence(@Payload() input: Input<typeof AttachPlanEvidence>, @Ctx() ctx: Context) {
    return attachPlanEvidence(input, ctx)
  }

  @HandleRequest(ApproveCarePlan)
  approveCarePlan(@Payload() input: Input<typeof ApproveCarePlan>, @Ctx() ctx: Context) {
    return approveCarePlan(input, ctx)
  }

  @HandleRequest(RequestPlanChanges)
  requestPlanChanges(@Payload() input: Input<typeof RequestPlanChanges>, @Ctx() ctx: Context) {
    return requestPlanChanges(input, ctx)
  }

  @HandleRequest(ReadCarePlanVersion)
  async readCarePlanVersion(@Payload() input: Input<typeof ReadCarePlanVersion>, @Ctx() ctx: Context) {
    const version = await readCarePlanVersion(input, ctx)
    return isMaskedFor(ctx) ? maskedVersion(version) : version
  }

  @HandleRequest(WithdrawPlanApproval)
  withdrawPlanApproval(@Payload() input: Input<typeof WithdrawPlanApproval>, @Ctx() ctx: Context) {
    return withdrawPlanApproval(input, ctx)
  }

  @HandleRequest(RegeneratePlan)
  regeneratePlan(@Payload() input: Input<typeof RegeneratePlan>, @Ctx() ctx: PlanningCtx) {
    return regeneratePlan(input, ctx)
  }

  @HandleRequest(ReadPlanQuality)
  readPlanQuality(@Payload() input: Input<typeof ReadPlanQuality>, @Ctx() ctx: Context) {
    return readPlanQuality(input, ctx)
  }
}
