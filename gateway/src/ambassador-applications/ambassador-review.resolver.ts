import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  ApproveAmbassadorApplication,
  ListAmbassadorApplications,
  ReadAmbassadorApplication,
  RejectAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { AskForDocuments } from '@seneb/contracts/messages/referral/document-request.messages'

import { lookupOf, readNames, type NameOf } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

type Listed = Output<typeof ListAmbassadorApplications>['applications'][number]

@Resolver()
export class AmbassadorReviewResolver {
  /** A page of applications, with the names of who decided (D-43). */
  @Query('ambassadorApplications')
  async list(
    @Args() asked: { status: string; first: number; after?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const [page, names] = await Promise.all([
      staff.ask(ListAmbassadorApplications, withoutNulls(asked)),
      readNames(staff),
    ])
    return { ...page, applications: page.applications.map((one) => applicationOf(one, lookupOf(names))) }
  }

  /** One application for its review. */
  @Query('ambassadorApplication')
  async read(@Args('id') applicationId: string, @Context() { staff }: RequestContext) {
    const [found, names] = await Promise.all([
      staff.ask(ReadAmbassadorApplication, { applicationId }),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    const requests = found.requests.map((request) => ({ ...request, askedBy: nameOf(request.askedBy) }))
    return { ...found, requests, application: applicationOf(found.application, nameOf) }
  }

  /** Makes an applicant an ambassador (AMB-27). */
  @Mutation('approveAmbassadorApplication')
  async approve(@Args('id') applicationId: string, @Context() { staff }: RequestContext) {
    const { applicationId: id, code: referralCode } = await staff.ask(ApproveAmbassadorApplication, { applicationId })
    return { id, referralCode }
  }

  /** Turns an application down (AMB-27). */
  @Mutation('rejectAmbassadorApplication')
  async reject(
    @Args() { id: applicationId, reason }: { id: string; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    const { applicationId: id } = await staff.ask(RejectAmbassadorApplication, { applicationId, reason })
    return { id }
  }

  /** Asks for documents again (D-43). */
  @Mutation('askForDocuments')
  async ask(
    @Args() { id: applicationId, kinds, reason }: { id: string; kinds: readonly string[]; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    const { applicationId: id } = await staff.ask(AskForDocuments, { applicationId, kinds, reason })
    return { id }
  }
}

/** An application as the schema has it. */
function applicationOf({ decidedBy, ...application }: Listed, nameOf: NameOf) {
  return { ...application, decidedBy: nameOf(decidedBy) }
}
