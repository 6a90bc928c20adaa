import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import { ListDataDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { ReadPlanDecisions, RecordPlanDecision } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import {
  CancelErasureByTelephone,
  CorrectByTelephone,
  ReadTelephoneFacts,
  RestoreConsentByTelephone,
  SendLinkByTelephone,
  StartErasureByTelephone,
  WithdrawByTelephone,
  WithdrawConsentByTelephone,
  WriteByTelephone,
} from '@seneb/contracts/messages/enquiry/telephone-act.messages'

import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

type Plan = NonNullable<Output<typeof ReadPlanDecisions>['plan']>

interface Named {
  readonly id: string
}
interface Seen extends Named {
  readonly version: number
}
interface OfPurpose extends Named {
  readonly purpose: string
}

type Deciding = Omit<Input<typeof RecordPlanDecision>, 'enquiryId'> & Named
type Change = Input<typeof CorrectByTelephone>['changes'][number]

@Resolver()
export class MyRequestStaffResolver {
  /** The newest plan that was sent for an enquiry, with the patient's decisions. */
  @Query()
  async sentPlan(@Args('id') enquiryId: string, @Context() { staff }: RequestContext) {
    const [{ plan }, names] = await Promise.all([staff.sendRequest(ReadPlanDecisions, { enquiryId }), readNames(staff)])
    return plan && planOf(plan, lookupOf(names))
  }

  /** The recipients of the data of an enquiry. */
  @Query()
  async dataDisclosures(@Args('id') enquiryId: string, @Context() { staff }: RequestContext) {
    return (await staff.sendRequest(ListDataDisclosures, { enquiryId })).disclosures
  }

  /** The facts for a telephone call about the person's rights. */
  @Query()
  telephoneFacts(@Args('id') enquiryId: string, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ReadTelephoneFacts, { enquiryId })
  }

  /** Records a decision about a plan. */
  @Mutation()
  async recordPlanDecision(@Args() { id, ...deciding }: Deciding, @Context() { staff }: RequestContext) {
    return saved(await staff.sendRequest(RecordPlanDecision, { enquiryId: id, ...withoutNulls(deciding) }))
  }

  /** Corrects what the person entered. */
  @Mutation()
  async correctByTelephone(
    @Args() { changes, id, version }: Seen & { readonly changes: readonly Change[] },
    @Context() { staff }: RequestContext,
  ) {
    const input = { enquiryId: id, version, changes: changes.map((change) => withoutNulls(change)) }
    return saved(await staff.sendRequest(CorrectByTelephone, input))
  }

  /** Files a message that the person dictated. */
  @Mutation()
  async writeByTelephone(
    @Args() { id, text }: Named & { readonly text: string },
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(WriteByTelephone, { enquiryId: id, text }, { idempotencyKey }))
  }

  /** Withdraws a consent. */
  @Mutation()
  async withdrawConsentByTelephone(
    @Args() { id, purpose, version }: OfPurpose & Seen,
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(WithdrawConsentByTelephone, { enquiryId: id, version, purpose }))
  }

  /** Restores a consent. */
  @Mutation()
  async restoreConsentByTelephone(@Args() { id, purpose }: OfPurpose, @Context() { staff }: RequestContext) {
    return saved(await staff.sendRequest(RestoreConsentByTelephone, { enquiryId: id, purpose }))
  }

  /** Withdraws an enquiry. */
  @Mutation()
  async withdrawByTelephone(@Args() { id, version }: Seen, @Context() { staff }: RequestContext) {
    return saved(await staff.sendRequest(WithdrawByTelephone, { enquiryId: id, version }))
  }

  /** Emails the link of the person's page. */
  @Mutation()
  async sendLinkByTelephone(
    @Args() { endsEarlierLinks, id }: Named & { readonly endsEarlierLinks: boolean },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(SendLinkByTelephone, { enquiryId: id, endsEarlierLinks }))
  }

  /** Starts the erasure that the person asks for. */
  @Mutation()
  async startErasureByTelephone(@Args() { id, version }: Seen, @Context() { staff }: RequestContext) {
    return saved(await staff.sendRequest(StartErasureByTelephone, { enquiryId: id, version }))
  }

  /** Cancels it. */
  @Mutation()
  async cancelErasureByTelephone(@Args('id') enquiryId: string, @Context() { staff }: RequestContext) {
    return saved(await staff.sendRequest(CancelErasureByTelephone, { enquiryId }))
  }
}

function saved({ enquiryId: id, version }: { readonly enquiryId: string; readonly version: number }) {
  return { id, version }
}

function planOf({ decisions, planId, ...plan }: Plan, nameOf: NameOf) {
  return {
    ...plan,
    id: planId,
    decisions: decisions.map(({ decision: kind, recordedBy, way, ...decision }) => ({
      ...decision,
      kind,
      recordedBy: nameOf(recordedBy),
      isByTelephone: way === 'telephone',
    })),
  }
}
