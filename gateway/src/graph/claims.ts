import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input } from '@seneb/contracts/define'
import {
  ApproveClaim,
  ArchiveClaim,
  CancelClaimSchedule,
  ListClaims,
  ListOfferSpots,
  MoveClaim,
  PublishClaim,
  ReturnClaim,
  ScheduleClaim,
  UpdateOfferSpots,
} from '@seneb/contracts/messages/content/claim.messages'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, readNames } from './staff-names.js'

type ListArgs = Pick<Input<typeof ListClaims>, 'show' | 'first'> & {
  readonly kind?: Input<typeof ListClaims>['kind'] | null
  readonly search?: string | null
  readonly after?: string | null
}
type ArchiveArgs = Omit<Input<typeof ArchiveClaim>, 'isUseConfirmed'> & { readonly isUseConfirmed?: boolean | null }

/** The register of claims; its drafts are written by the mutations of all texts. */
@Resolver()
export class ClaimsResolver {
  /** The register. */
  @Query()
  async claimRecords(@Args() args: ListArgs, @Context() { staff }: RequestContext) {
    const [{ claims, next, totalCount }, names] = await Promise.all([
      staff.sendRequest(ListClaims, withoutNulls(args)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    const records = claims.map(({ checkedBy, owner, ...claim }) => ({
      ...claim,
      checkedBy: nameOf(checkedBy ?? undefined),
      owner: nameOf(owner ?? undefined),
    }))
    return { totalCount, ...staffPageOf(records, { after: args.after, next }) }
  }

  /** Offers with their spots. */
  @Query()
  async offerSpots(@Context() { staff }: RequestContext) {
    return (await staff.sendRequest(ListOfferSpots, {})).offers
  }

  /** Returns a version to its author. */
  @Mutation()
  returnClaim(@Args() args: Input<typeof ReturnClaim>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ReturnClaim, args)
  }

  /** Cancels a schedule. */
  @Mutation()
  cancelClaimSchedule(@Args() args: Input<typeof CancelClaimSchedule>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(CancelClaimSchedule, args)
  }

  /** Approves a version. */
  @Mutation()
  approveClaim(@Args() args: Input<typeof ApproveClaim>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ApproveClaim, args)
  }

  /** Publishes a version. */
  @Mutation()
  publishClaim(@Args() args: Input<typeof PublishClaim>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(PublishClaim, args)
  }

  /** Schedules a version. */
  @Mutation()
  scheduleClaim(@Args() args: Input<typeof ScheduleClaim>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ScheduleClaim, args)
  }

  /** Takes a record off the site. */
  @Mutation()
  archiveClaim(@Args() args: ArchiveArgs, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ArchiveClaim, withoutNulls(args))
  }

  /** Moves a record among its kind. */
  @Mutation()
  moveClaim(@Args() args: Input<typeof MoveClaim>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(MoveClaim, args)
  }

  /** Counts the spots of an offer. */
  @Mutation()
  updateOfferSpots(@Args() args: Input<typeof UpdateOfferSpots>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(UpdateOfferSpots, args)
  }
}
