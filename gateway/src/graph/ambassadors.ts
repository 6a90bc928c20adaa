import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import {
  ApproveAmbassadorApplication,
  ListAmbassadorApplications,
  ReadAmbassadorApplication,
  RejectAmbassadorApplication,
  SubmitAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { EraseAmbassadorApplication } from '@seneb/contracts/messages/referral/application-record.messages'
import {
  SubmitRequestedDocuments,
  RequestDocuments,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'

import { ClientLimits, withinMailBudget } from '../access/client-limits.js'
import { REQUEST_CLIENT } from '../request-client.js'
import { staffPageOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import type { SentForm } from './sent-form.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

type ApplicationInput = Unvalidated<Omit<Input<typeof SubmitAmbassadorApplication>, 'legalVersions' | 'withholdMail'>>

interface DocumentSubmission {
  readonly token?: string | null
  readonly identityDocument?: string | null
  readonly tourGuideLicense?: string | null
}

type Listed = Output<typeof ListAmbassadorApplications>['applications'][number]

@Resolver()
export class AmbassadorsResolver {
  constructor(
    @Inject(REQUEST_CLIENT) private readonly bus: RequestClient,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Forwards an application to the referral service (AMB-26). */
  @Mutation()
  async submitAmbassadorApplication(
    @Args() { input, legalVersions }: SentForm<ApplicationInput>,
    @IdempotencyKey() idempotencyKey: string | undefined,
  ): Promise<Output<typeof SubmitAmbassadorApplication>> {
    const form = { ...input, ...withoutNulls({ legalVersions }) }
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.request(SubmitAmbassadorApplication, { ...form, ...mail }, { idempotencyKey }),
    )
  }

  /** Returns the documents requested by the link in an email (D-43). */
  @Query()
  async documentRequest(@Args('token') token: unknown): Promise<Output<typeof ReadDocumentRequest>['request']> {
    return (await this.bus.request(ReadDocumentRequest, { token })).request
  }

  /** Submits the documents that a link requests (AMB-13, AMB-14). */
  @Mutation()
  async answerDocumentRequest(@Args() args: DocumentSubmission): Promise<Output<typeof SubmitRequestedDocuments>> {
    return this.bus.request(SubmitRequestedDocuments, withoutNulls(args))
  }

  /** A page of applications, with the names of who decided (D-43). */
  @Query()
  async ambassadorApplications(
    @Args() args: { status: string; first: number; after?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const [{ applications, next }, names] = await Promise.all([
      staff.sendRequest(ListAmbassadorApplications, withoutNulls(args)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return staffPageOf(
      applications.map((one) => applicationOf(one, nameOf)),
      { after: args.after, next },
    )
  }

  /** One application for its review. */
  @Query()
  async ambassadorApplication(@Args('id') applicationId: string, @Context() { staff }: RequestContext) {
    const [found, names] = await Promise.all([
      staff.sendRequest(ReadAmbassadorApplication, { applicationId }),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    const requests = found.requests.map((request) => ({ ...request, requestedBy: nameOf(request.requestedBy) }))
    return { ...found, requests, application: applicationOf(found.application, nameOf) }
  }

  /** Makes an applicant an ambassador (AMB-27). */
  @Mutation()
  async approveAmbassadorApplication(@Args('id') applicationId: string, @Context() { staff }: RequestContext) {
    const { applicationId: id, code: referralCode } = await staff.sendRequest(ApproveAmbassadorApplication, {
      applicationId,
    })
    return { id, referralCode }
  }

  /** Rejects an application (AMB-27). */
  @Mutation()
  async rejectAmbassadorApplication(
    @Args() { id: applicationId, reason }: { id: string; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    const { applicationId: id } = await staff.sendRequest(RejectAmbassadorApplication, { applicationId, reason })
    return { id }
  }

  /** Erases an application everywhere (LEGAL-05). */
  @Mutation()
  async eraseAmbassadorApplication(
    @Args() { id: applicationId, reference }: { id: string; reference: string },
    @Context() { staff }: RequestContext,
  ) {
    const { applicationId: id } = await staff.sendRequest(EraseAmbassadorApplication, { applicationId, reference })
    return { id }
  }

  /** Requests documents from the applicant again (D-43). */
  @Mutation()
  async requestDocuments(
    @Args() { id: applicationId, kinds, reason }: { id: string; kinds: readonly string[]; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    const { applicationId: id } = await staff.sendRequest(RequestDocuments, { applicationId, kinds, reason })
    return { id }
  }
}

/** An application as the schema has it. */
function applicationOf({ decidedBy, ...application }: Listed, nameOf: NameOf) {
  return { ...application, decidedBy: nameOf(decidedBy) }
}
