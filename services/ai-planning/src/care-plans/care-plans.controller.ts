import type { Input } from '@seneb/contracts/define'
import {
  ApproveCarePlan,
  AttachPlanEvidence,
  ListCarePlans,
  ReadCarePlan,
  ReturnCarePlan,
  SaveCarePlan,
} from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { RegeneratePlan } from '@seneb/contracts/messages/ai-planning/care-plan-draft.messages'
import { WithdrawPlanApproval } from '@seneb/contracts/messages/ai-planning/care-plan-approval.messages'
import { ReadCarePlanVersion } from '@seneb/contracts/messages/ai-planning/care-plan-version.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { PlanningCtx } from '../planning-ctx.js'
import { approveCarePlan } from './approve-care-plan.js'
import { attachPlanEvidence } from './attach-plan-evidence.js'
import { listCarePlans } from './list-care-plans.js'
import { isMaskedFor, maskedList, maskedPlan, maskedVersion } from './mask-plans.js'
import { readCarePlan } from './read-care-plan.js'
import { readCarePlanVersion } from './read-care-plan-version.js'
import { regeneratePlan } from './regenerate-plan.js'
import { returnCarePlan } from './return-care-plan.js'
import { saveCarePlan } from './save-care-plan.js'
import { withdrawPlanApproval } from './withdraw-plan-approval.js'

@Controller()
export class CarePlansController {
  @Answers(ListCarePlans)
  async list(@Payload() asked: Input<typeof ListCarePlans>, @Ctx() ctx: Context) {
    const page = await listCarePlans(asked, ctx)
    return isMaskedFor(ctx) ? maskedList(page) : page
  }

  @Answers(ReadCarePlan)
  async read(@Payload() asked: Input<typeof ReadCarePlan>, @Ctx() ctx: Context) {
    const plan = await readCarePlan(asked, ctx)
    return isMaskedFor(ctx) ? maskedPlan(plan) : plan
  }

  @Answers(SaveCarePlan)
  save(@Payload() asked: Input<typeof SaveCarePlan>, @Ctx() ctx: Context) {
    return saveCarePlan(asked, ctx)
  }

  @Answers(AttachPlanEvidence)
  attach(@Payload() asked: Input<typeof AttachPlanEvidence>, @Ctx() ctx: Context) {
    return attachPlanEvidence(asked, ctx)
  }

  @Answers(ApproveCarePlan)
  approve(@Payload() asked: Input<typeof ApproveCarePlan>, @Ctx() ctx: Context) {
    return approveCarePlan(asked, ctx)
  }

  @Answers(ReturnCarePlan)
  giveBack(@Payload() asked: Input<typeof ReturnCarePlan>, @Ctx() ctx: Context) {
    return returnCarePlan(asked, ctx)
  }

  @Answers(ReadCarePlanVersion)
  async readVersion(@Payload() asked: Input<typeof ReadCarePlanVersion>, @Ctx() ctx: Context) {
    const version = await readCarePlanVersion(asked, ctx)
    return isMaskedFor(ctx) ? maskedVersion(version) : version
  }

  @Answers(WithdrawPlanApproval)
  withdrawApproval(@Payload() asked: Input<typeof WithdrawPlanApproval>, @Ctx() ctx: Context) {
    return withdrawPlanApproval(asked, ctx)
  }

  @Answers(RegeneratePlan)
  regenerate(@Payload() asked: Input<typeof RegeneratePlan>, @Ctx() ctx: PlanningCtx) {
    return regeneratePlan(asked, ctx)
  }
}
