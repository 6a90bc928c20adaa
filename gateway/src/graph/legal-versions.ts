import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Input } from '@seneb/contracts/define'
import {
  ApproveLegalVersion,
  CancelLegalVersionSchedule,
  PublishLegalVersion,
  ReturnLegalVersion,
  ScheduleLegalVersion,
} from '@seneb/contracts/messages/content/legal-version.messages'

import type { RequestContext } from '../graphql/request-context.js'

/** Publication of legal documents; their drafts are written by the mutations of all texts. */
@Resolver()
export class LegalVersionsResolver {
  /** Returns a version to its author. */
  @Mutation()
  returnLegalVersion(@Args() args: Input<typeof ReturnLegalVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ReturnLegalVersion, args)
  }

  /** Cancels a schedule. */
  @Mutation()
  cancelLegalVersionSchedule(
    @Args() args: Input<typeof CancelLegalVersionSchedule>,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(CancelLegalVersionSchedule, args)
  }

  /** Approves a version. */
  @Mutation()
  approveLegalVersion(@Args() args: Input<typeof ApproveLegalVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ApproveLegalVersion, args)
  }

  /** Publishes a version. */
  @Mutation()
  publishLegalVersion(@Args() args: Input<typeof PublishLegalVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(PublishLegalVersion, args)
  }

  /** Schedules a version. */
  @Mutation()
  scheduleLegalVersion(@Args() args: Input<typeof ScheduleLegalVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ScheduleLegalVersion, args)
  }
}
