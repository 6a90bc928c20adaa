import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import {
  AddAmbassador,
  EndAmbassador,
  EraseAmbassador,
  ListAmbassadors,
  PauseAmbassador,
  ReadAmbassador,
  ResumeAmbassador,
  UpdateAmbassador,
} from '@seneb/contracts/messages/referral/ambassador.messages'
import {
  AssignReferralCode,
  BlockReferralCode,
  CreateReferralCodes,
  ExportReferralFigures,
  ListReferralCodes,
  MergeReferralCode,
  ReadReferralCode,
  RevokeReferralCode,
  UnblockReferralCode,
} from '@seneb/contracts/messages/referral/referral-code.messages'

import { staffPageOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

interface CodeChange {
  readonly id: string
  readonly version: number
}

type WithReason = CodeChange & { readonly reason: string }
type Staff = Pick<RequestContext, 'staff'>

@Resolver()
export class ReferralCodesResolver {
  /** A page of codes, or of ids that were only seen on links (REF-06). */
  @Query()
  async referralCodes(@Args() args: Unvalidated<Input<typeof ListReferralCodes>>, @Context() { staff }: Staff) {
    const { codes, next } = await staff.sendRequest(ListReferralCodes, withoutNulls(args))
    return staffPageOf(codes.map(codeOf), { after: args.after as string | null, next })
  }

  /** One code with its figures and its history. */
  @Query()
  async referralCode(@Args() { id: code, weeks }: { id: string; weeks: number }, @Context() { staff }: Staff) {
    const [found, names] = await Promise.all([staff.sendRequest(ReadReferralCode, { code, weeks }), readNames(staff)])
    return {
      code: codeOf(found.code),
      weeks: found.weeks.map(({ monday, ...counts }) => ({ monday, counts })),
      total: found.total,
      changes: found.changes.map((change) => changeOf(change, lookupOf(names))),
    }
  }

  /** Makes codes in stock (REF-06). */
  @Mutation()
  async createReferralCodes(
    @Args('input') input: Unvalidated<Input<typeof CreateReferralCodes>>,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ): Promise<Output<typeof CreateReferralCodes>> {
    return staff.sendRequest(CreateReferralCodes, withoutNulls(input), { idempotencyKey })
  }

  /** Assigns a code to an ambassador. */
  @Mutation()
  async assignReferralCode(
    @Args() { id, ...change }: CodeChange & { ambassadorId: string },
    @Context() { staff }: Staff,
  ) {
    return changedCode(await staff.sendRequest(AssignReferralCode, { code: id, ...change }))
  }

  /** Revokes the code of an ambassador. */
  @Mutation()
  async revokeReferralCode(@Args() { id, ...change }: WithReason, @Context() { staff }: Staff) {
    return changedCode(await staff.sendRequest(RevokeReferralCode, { code: id, ...change }))
  }

  /** Blocks a code or an id. */
  @Mutation()
  async blockReferralCode(@Args() { id, ...change }: WithReason, @Context() { staff }: Staff) {
    return changedCode(await staff.sendRequest(BlockReferralCode, { code: id, ...change }))
  }

  /** Ends a block. */
  @Mutation()
  async unblockReferralCode(@Args() { id, ...change }: WithReason, @Context() { staff }: Staff) {
    return changedCode(await staff.sendRequest(UnblockReferralCode, { code: id, ...change }))
  }

  /** Merges a code or an id into another code. */
  @Mutation()
  async mergeReferralCode(@Args() { id, ...change }: WithReason & { into: string }, @Context() { staff }: Staff) {
    return changedCode(await staff.sendRequest(MergeReferralCode, { code: id, ...change }))
  }

  /** A part of the figures as lines for a spreadsheet. */
  @Mutation()
  async exportReferralFigures(@Args() args: { weeks: number; after?: string | null }, @Context() { staff }: Staff) {
    const { next: after, ...part } = await staff.sendRequest(ExportReferralFigures, withoutNulls(args))
    return { ...part, after }
  }

  /** A page of ambassadors. */
  @Query()
  async ambassadors(@Args() args: Unvalidated<Input<typeof ListAmbassadors>>, @Context() { staff }: Staff) {
    const { ambassadors, next } = await staff.sendRequest(ListAmbassadors, withoutNulls(args))
    return staffPageOf(ambassadors, { after: args.after as string | null, next })
  }

  /** One ambassador with their history. */
  @Query()
  async ambassador(@Args('id') ambassadorId: string, @Context() { staff }: Staff) {
    const [found, names] = await Promise.all([staff.sendRequest(ReadAmbassador, { ambassadorId }), readNames(staff)])
    return { ...found, changes: found.changes.map((change) => changeOf(change, lookupOf(names))) }
  }

  /** Adds an ambassador without an application. */
  @Mutation()
  async addAmbassador(
    @Args('input') input: Unvalidated<Input<typeof AddAmbassador>>,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ): Promise<{ id: string }> {
    const { ambassadorId: id } = await staff.sendRequest(AddAmbassador, withoutNulls(input), { idempotencyKey })
    return { id }
  }

  /** Changes the names of an ambassador (D-11). */
  @Mutation()
  async updateAmbassador(
    @Args('input') { id, ...input }: Unvalidated<Input<typeof UpdateAmbassador>> & { id: string },
    @Context() { staff }: Staff,
  ) {
    return changedAmbassador(await staff.sendRequest(UpdateAmbassador, { ...withoutNulls(input), ambassadorId: id }))
  }

  /** Pauses an ambassador. */
  @Mutation()
  async pauseAmbassador(@Args() { id, ...change }: WithReason, @Context() { staff }: Staff) {
    return changedAmbassador(await staff.sendRequest(PauseAmbassador, { ambassadorId: id, ...change }))
  }

  /** Resumes a paused ambassador. */
  @Mutation()
  async resumeAmbassador(@Args() { id, ...change }: CodeChange, @Context() { staff }: Staff) {
    return changedAmbassador(await staff.sendRequest(ResumeAmbassador, { ambassadorId: id, ...change }))
  }

  /** Ends an ambassador and revokes their codes. */
  @Mutation()
  async endAmbassador(@Args() { id, ...change }: WithReason, @Context() { staff }: Staff) {
    const ended = await staff.sendRequest(EndAmbassador, { ambassadorId: id, ...change })
    return { ...changedAmbassador(ended), revokedCodes: ended.revokedCodes }
  }

  /** Erases the names and the address of an ambassador. */
  @Mutation()
  async eraseAmbassador(@Args() { id, ...change }: CodeChange, @Context() { staff }: Staff) {
    const erased = await staff.sendRequest(EraseAmbassador, { ambassadorId: id, ...change })
    return { ...changedAmbassador(erased), revokedCodes: erased.revokedCodes }
  }
}

type Listed = Output<typeof ListReferralCodes>['codes'][number]
type Change = Output<typeof ReadAmbassador>['changes'][number]

function codeOf({ code: id, ...code }: Listed) {
  return { id, ...code }
}

function changeOf({ staffId, ...change }: Change, nameOf: NameOf) {
  return { ...change, staff: nameOf(staffId) }
}

function changedCode({ code: id, version }: Output<typeof RevokeReferralCode>) {
  return { id, version }
}

function changedAmbassador({ ambassadorId: id, version }: Output<typeof PauseAmbassador>) {
  return { id, version }
}
