import type { RequestClient, RequestOptions, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output, RequestContract } from '@seneb/contracts/define'
import type {
  RequestPartnerConsultation,
  SubmitPartnerTripPlan,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyRequest } from 'fastify'

import type { PartnerFieldAccess } from '../access/root-field-access.js'
import { ScopeMissing, Throttled } from '../access/access-errors.js'

/** Partner side of one request: the permissions of its key, and requests to services on the partner's behalf. */
export class PartnerRequest {
  constructor(
    private readonly client: RequestClient,
    private readonly httpRequest: Pick<FastifyRequest, 'enquiriesInSeconds' | 'partner' | 'setAside'>,
  ) {}

  /** Whether the request has an API key. */
  get isKnown(): boolean {
    return this.httpRequest.partner !== undefined
  }

  /** Whether the request has a test key, which reaches no one. */
  get isTest(): boolean {
    return this.httpRequest.partner?.mode === 'test'
  }

  /**
   * Submits an enquiry, and counts it toward the partner's limit. When the limit is reached, a repeated enquiry gets
   * its original reply, and a new one is refused with Throttled.
   */
  async handIn<Q extends typeof SubmitPartnerTripPlan | typeof RequestPartnerConsultation>(
    contract: Q,
    input: Unvalidated<Input<Q>>,
    options: Omit<RequestOptions, 'identityToken'>,
  ): Promise<Pick<Output<Q>, 'id' | 'reference'>> {
    const { enquiriesInSeconds: wait, setAside } = this.httpRequest
    const requestInput = wait === undefined ? input : { ...input, onlyRepeats: true }
    try {
      const { isRepeat, ...receipt } = await this.sendRequest(contract, requestInput, options)
      if (!isRepeat) setAside?.count()
      return receipt
    } catch (error) {
      if (wait !== undefined && error instanceof AppError && error.code === 'THROTTLED')
        throw new Throttled(wait, 'enquiries')
      throw error
    }
  }

  /**
   * Throws the error with which a field of Query or Mutation refuses the caller. Services check again, from the
   * identity token.
   */
  assertMay({ scope }: PartnerFieldAccess): void {
    const { partner } = this.httpRequest
    if (!partner) throw new AppError('API_KEY_REQUIRED')
    if (scope !== undefined && !partner.scopes.includes(scope)) throw new ScopeMissing(scope)
  }

  /** Throws NOT_FOR_API_KEYS, because a mutation of the website acts for its visitor. */
  assertMaySend(): void {
    if (this.isKnown) throw new AppError('NOT_FOR_API_KEYS')
  }

  /** Sends a request to a service on behalf of the partner. */
  sendRequest<Q extends RequestContract>(
    contract: Q,
    input: Unvalidated<Input<Q>>,
    options: Omit<RequestOptions, 'identityToken'> = {},
  ): Promise<Output<Q>> {
    return this.client.request(contract, input, { ...options, identityToken: this.httpRequest.partner?.identityToken })
  }
}
