import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListMyDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { DecideMyCall, ListMyCalls } from '@seneb/contracts/messages/enquiry/my-call.messages'
import {
  AcceptMyPlan,
  AskAboutMyPlan,
  DeclineMyPlan,
  ReadMyPlan,
} from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import type { RequestLevel } from '@seneb/contracts/vocabulary/my-request'

import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'

type Plan = NonNullable<Output<typeof ReadMyPlan>['plan']>
type Call = Output<typeof ListMyCalls>['calls'][number]

interface ShownRequest {
  readonly level: RequestLevel
}

interface PlanArgs {
  readonly planId?: unknown
  readonly lineId?: unknown
  readonly text?: unknown
}

/** Plan, calls and recipients of data on a patient's page, each for a session that a code has raised. */
@Resolver('MyRequest')
export class MyPlanResolver {
  @ResolveField()
  async plan(@Parent() { level }: ShownRequest, @Context() { patient }: RequestContext) {
    if (level !== 'act') return null
    const { plan } = await patient.sendRequest(ReadMyPlan, {})
    return plan && planOf(plan)
  }

  @ResolveField()
  async calls(@Parent() { level }: ShownRequest, @Context() { patient }: RequestContext) {
    if (level !== 'act') return null
    const { calls } = await patient.sendRequest(ListMyCalls, {})
    return calls.map(callOf)
  }

  @ResolveField()
  async disclosures(@Parent() { level }: ShownRequest, @Context() { patient }: RequestContext) {
    if (level !== 'act') return null
    return (await patient.sendRequest(ListMyDisclosures, {})).disclosures
  }

  /** Accepts a plan. */
  @Mutation()
  async acceptMyPlan(@Args() { planId }: PlanArgs, @Context() { patient }: RequestContext) {
    const { plan } = await patient.sendRequest(AcceptMyPlan, { planId })
    return { plan: planOf(plan) }
  }

  /** Asks about a plan. */
  @Mutation()
  async askAboutMyPlan(
    @Args() { lineId, planId, text }: PlanArgs,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { patient }: RequestContext,
  ) {
    const question = withoutNulls({ lineId, planId, text })
    const { plan } = await patient.sendRequest(AskAboutMyPlan, question, { idempotencyKey })
    return { plan: planOf(plan) }
  }

  /** Declines a plan. */
  @Mutation()
  async declineMyPlan(@Args() { planId, text }: PlanArgs, @Context() { patient }: RequestContext) {
    const { plan } = await patient.sendRequest(DeclineMyPlan, withoutNulls({ planId, text }))
    return { plan: planOf(plan) }
  }

  /** Agrees to a call or declines it. */
  @Mutation()
  async decideMyCall(
    @Args() { callId, decision }: { readonly callId?: unknown; readonly decision?: unknown },
    @Context() { patient }: RequestContext,
  ) {
    const { calls } = await patient.sendRequest(DecideMyCall, { callId, decision })
    return { calls: calls.map(callOf) }
  }
}

function planOf({ decisions, planId, ...plan }: Plan) {
  return { ...plan, id: planId, decisions: decisions.map(decisionOf) }
}

function decisionOf({ decision: kind, way, ...decision }: Plan['decisions'][number]) {
  return { ...decision, kind, isByTelephone: way === 'telephone' }
}

function callOf({ callId, ...call }: Call) {
  return { ...call, id: callId }
}
