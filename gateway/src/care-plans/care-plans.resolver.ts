import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
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
import { BeginCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'

import { lookupOf, readNames } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { carePlanOf, planDetailsOf, readReferences } from './care-plan.js'

interface ListAsked {
  readonly show: string
}
interface Seen {
  readonly id: string
  readonly version: number
}
interface LineAsked {
  readonly id?: string | null
  readonly part: string
  readonly day?: number | null
  readonly text: string
}
interface ReasonAsked {
  readonly lineId: string
  readonly reason: string
}

@Resolver()
export class CarePlansResolver {
  /** A page of plans, with what their enquiries are known by. */
  @Query('carePlans')
  async list(@Args() asked: ListAsked, @Context() { staff }: RequestContext) {
    const { plans, ...page } = await staff.ask(ListCarePlans, withoutNulls(asked))
    const references = await readReferences(
      plans.map(({ tripPlanId }) => tripPlanId),
      staff,
    )
    return { ...page, plans: plans.map((plan) => carePlanOf(plan, references)) }
  }

  /** One plan with everything in it. */
  @Query('carePlan')
  async read(@Args() { id: tripPlanId }: { id: string }, @Context() { staff }: RequestContext) {
    const [details, names, references] = await Promise.all([
      staff.ask(ReadCarePlan, { tripPlanId }),
      readNames(staff),
      readReferences([tripPlanId], staff),
    ])
    return { ...planDetailsOf(details, lookupOf(names)), plan: carePlanOf(details.plan, references) }
  }

  /** What one version said. */
  @Query('carePlanVersion')
  async readVersion(
    @Args() { id: tripPlanId, number }: { id: string; number: number },
    @Context() { staff }: RequestContext,
  ) {
    return staff.ask(ReadCarePlanVersion, { tripPlanId, number })
  }

  /** Saves a plan as its next version (D-49). */
  @Mutation('saveCarePlan')
  async save(
    @Args()
    {
      id: tripPlanId,
      lines,
      reasons,
      removed,
      version,
    }: Seen & { lines: LineAsked[]; reasons: ReasonAsked[]; removed: string[] },
    @Context() { staff }: RequestContext,
  ) {
    const written = lines.map((line) => withoutNulls(line))
    return saved(await staff.ask(SaveCarePlan, { tripPlanId, version, lines: written, removed, reasons }))
  }

  /** Attaches what a source says. */
  @Mutation('attachPlanEvidence')
  async attach(
    @Args() { id: tripPlanId, ...asked }: Seen & { words: string; source: string; link?: string | null; on: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(AttachPlanEvidence, { ...withoutNulls(asked), tripPlanId }))
  }

  /** Approves a plan (D-49, O-7). */
  @Mutation('approveCarePlan')
  async approve(@Args() { id: tripPlanId, version }: Seen, @Context() { staff }: RequestContext) {
    const approved = await staff.ask(ApproveCarePlan, { tripPlanId, version })
    return { ...saved(approved), state: approved.state }
  }

  /** Gives a plan back. */
  @Mutation('returnCarePlan')
  async giveBack(
    @Args() { id: tripPlanId, version, words }: Seen & { words: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(ReturnCarePlan, { tripPlanId, version, words }))
  }

  /** Takes approvals back that are not mailed yet (D-49). */
  @Mutation('withdrawPlanApproval')
  async withdrawApproval(
    @Args() { id: tripPlanId, version, words }: Seen & { words: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(WithdrawPlanApproval, { tripPlanId, version, words }))
  }

  /** Begins a plan that a person writes (D-66). */
  @Mutation('beginCarePlan')
  async begin(@Args() { id }: { id: string }, @Context() { staff }: RequestContext) {
    const { enquiryId } = await staff.ask(BeginCarePlan, { enquiryId: id })
    return { id: enquiryId }
  }

  /** Asks for another draft (D-49). */
  @Mutation('regeneratePlan')
  async regenerate(
    @Args() { id: tripPlanId, reason, version }: Seen & { reason: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(RegeneratePlan, { tripPlanId, version, reason }))
  }
}

function saved({ tripPlanId: id, version }: { tripPlanId: string; version: number }) {
  return { id, version }
}
