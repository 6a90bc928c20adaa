import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { CancelMyErasure, EraseMyRequest } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import { ListMyMessages, WriteToCareTeam } from '@seneb/contracts/messages/enquiry/my-message.messages'
import {
  CorrectMyRequest,
  ReadMyRequest,
  RestoreMyConsent,
  WithdrawMyConsent,
  WithdrawMyRequest,
} from '@seneb/contracts/messages/enquiry/my-request.messages'
import {
  CloseRequestSession,
  ConfirmAccessCode,
  OpenRequestLink,
  ReplaceRequestLink,
  SendAccessCode,
  SendRequestLink,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import { AppError } from '@seneb/platform/app-error'

import { REQUEST_CLIENT } from '../request-client.js'
import { connectionOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { withoutNulls, type RequestContext } from '../graphql/request-context.js'
import type { PatientRequest } from '../patients/patient-request.js'

type MyRequest = NonNullable<Output<typeof ReadMyRequest>['request']>

interface Written {
  readonly text?: unknown
  readonly uploadIds?: unknown
  readonly documentRequestId?: unknown
}

interface Page {
  readonly first: number
  readonly after?: string | null
}

@Resolver('MyRequest')
export class MyRequestResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** Returns the request of the session; null without one. */
  @Query()
  async myRequest(@Context() { patient }: RequestContext) {
    return readRequest(patient)
  }

  /** Opens the page by the link of a mail; the session's secret leaves as a cookie that no script can read. */
  @Mutation()
  async openMyRequest(@Args('token') token: unknown, @Context() { patient }: RequestContext) {
    const { session } = await this.bus.request(OpenRequestLink, { token, session: patient.sessionDigest })
    if (session) patient.opened(session)
    return { request: await readOpened(patient) }
  }

  /** Mails link and code; every reference and address gets the same response and a session of the same shape. */
  @Mutation()
  async requestMyLink(
    @Args() { email, reference }: { readonly reference?: unknown; readonly email?: unknown },
    @Context() { patient }: RequestContext,
  ) {
    const { session } = await this.bus.request(SendRequestLink, { reference, email })
    patient.opened(session)
    return { isRequested: true }
  }

  /** Mails a code for the session. */
  @Mutation()
  requestMyCode(@Context() { patient }: RequestContext) {
    return patient.sendRequest(SendAccessCode, {})
  }

  /** Raises the session by a code. */
  @Mutation()
  async confirmMyCode(@Args('code') code: unknown, @Context() { patient }: RequestContext) {
    const { session } = await patient.sendRequest(ConfirmAccessCode, { code })
    patient.opened(session)
    return { request: await readOpened(patient) }
  }

  /** Ends the session of this browser, if there is one. */
  @Mutation()
  async closeMyRequest(@Context() { patient }: RequestContext) {
    if (patient.hasSession) await patient.sendRequest(CloseRequestSession, {})
    patient.closed()
    return { isClosed: true }
  }

  /** Ends all earlier links and mails a new one. */
  @Mutation()
  replaceMyLink(@Context() { patient }: RequestContext) {
    return patient.sendRequest(ReplaceRequestLink, {})
  }

  /** Corrects what the person entered. */
  @Mutation()
  async correctMyRequest(
    @Args('changes') changes: readonly { readonly name: string; readonly value?: string | null }[],
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { patient }: RequestContext,
  ) {
    await patient.sendRequest(CorrectMyRequest, { changes: changes.map(withoutNulls) }, { idempotencyKey })
    return { request: await readRequest(patient) }
  }

  /** Sends a message to the care team. */
  @Mutation()
  writeToCareTeam(
    @Args() { documentRequestId, text, uploadIds }: Written,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { patient }: RequestContext,
  ) {
    const written = withoutNulls({ text, uploadIds, documentRequestId })
    return patient.sendRequest(WriteToCareTeam, written, { idempotencyKey })
  }

  /** Withdraws a consent. */
  @Mutation()
  withdrawMyConsent(@Args('purpose') purpose: unknown, @Context() { patient }: RequestContext) {
    return patient.sendRequest(WithdrawMyConsent, { purpose })
  }

  /** Restores a withdrawn consent. */
  @Mutation()
  restoreMyConsent(@Args('purpose') purpose: unknown, @Context() { patient }: RequestContext) {
    return patient.sendRequest(RestoreMyConsent, { purpose })
  }

  /** Withdraws the request. */
  @Mutation()
  withdrawMyRequest(@Context() { patient }: RequestContext) {
    return patient.sendRequest(WithdrawMyRequest, {})
  }

  /** Asks for the erasure of the request. */
  @Mutation()
  eraseMyRequest(@Args('typed') typed: unknown, @Context() { patient }: RequestContext) {
    return patient.sendRequest(EraseMyRequest, { typed })
  }

  /** Cancels a planned erasure. */
  @Mutation()
  cancelMyErasure(@Context() { patient }: RequestContext) {
    return patient.sendRequest(CancelMyErasure, {})
  }

  /** Returns a page of messages and replies; null before the code. */
  @ResolveField()
  async messages(@Parent() { level }: MyRequest, @Args() page: Page, @Context() { patient }: RequestContext) {
    if (level !== 'act') return null
    const { messages, next } = await patient.sendRequest(ListMyMessages, withoutNulls(page))
    const edges = messages.map(({ cursor, ...node }) => ({ cursor, node }))
    return connectionOf(edges, { after: page.after, hasNextPage: next !== undefined })
  }
}

async function readRequest(patient: PatientRequest) {
  if (!patient.hasSession) return null
  const { request } = await patient.sendRequest(ReadMyRequest, {})
  if (!request) return null
  const { personal, ...visible } = request
  return { ...visible, ...personal }
}

async function readOpened(patient: PatientRequest) {
  const request = await readRequest(patient)
  // The request was erased between the two requests.
  if (!request) throw new AppError('SESSION_ENDED')
  return request
}
