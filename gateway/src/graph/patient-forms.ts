import type { IncomingHttpHeaders } from 'node:http'

import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import { ListConsents, RestoreConsent, WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/email.messages'
import { syntheticSignatureHeader } from '@seneb/platform/synthetic-signature'

import { ClientLimits, withinMailBudget } from '../access/client-limits.js'
import { REQUEST_CLIENT } from '../request-client.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { withoutNulls, type RequestContext } from '../graphql/request-context.js'
import type { SentForm } from './sent-form.js'

type TripPlanInput = Unvalidated<
  Omit<Input<typeof SubmitTripPlan>, 'legalVersions' | 'syntheticSignature' | 'withholdMail'>
>

type ConsultationInput = Unvalidated<Omit<Input<typeof RequestConsultation>, 'legalVersions' | 'withholdMail'>>

type CookieChoiceInput = Unvalidated<Omit<Input<typeof RecordCookieChoice>, 'syntheticSignature'>>

@Resolver()
export class PatientFormsResolver {
  constructor(
    @Inject(REQUEST_CLIENT) private readonly bus: RequestClient,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Forwards a trip-plan enquiry to the enquiry service, which validates the form (TRIP-63). */
  @Mutation()
  async submitTripPlan(
    @Args() { input, legalVersions }: SentForm<TripPlanInput>,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { req }: RequestContext,
  ): Promise<Output<typeof SubmitTripPlan>> {
    const form = { ...input, ...withoutNulls({ legalVersions }), ...syntheticSignatureOf(req.headers) }
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.request(SubmitTripPlan, { ...form, ...mail }, { idempotencyKey }),
    )
  }

  /** Forwards a consultation request to the enquiry service (CONT-15). */
  @Mutation()
  async requestConsultation(
    @Args() { input, legalVersions }: SentForm<ConsultationInput>,
    @IdempotencyKey() idempotencyKey: string | undefined,
  ): Promise<Output<typeof RequestConsultation>> {
    const form = { ...input, ...withoutNulls({ legalVersions }) }
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.request(RequestConsultation, { ...form, ...mail }, { idempotencyKey }),
    )
  }

  /** Returns the consents given with the enquiry that a link belongs to (TRIP-26). */
  @Query()
  async givenConsents(@Args('token') token: unknown): Promise<Output<typeof ListConsents>['consents']> {
    return (await this.bus.request(ListConsents, { token })).consents
  }

  /** Withdraws a consent (TRIP-26, LEGAL-05). */
  @Mutation()
  async withdrawConsent(
    @Args('token') token: unknown,
    @Args('purpose') purpose: unknown,
  ): Promise<Output<typeof WithdrawConsent>> {
    return this.bus.request(WithdrawConsent, { token, purpose })
  }

  /** Restores a consent while its withdrawal can still be undone (TRIP-26, LEGAL-05). */
  @Mutation()
  async restoreConsent(
    @Args('token') token: unknown,
    @Args('purpose') purpose: unknown,
  ): Promise<Output<typeof RestoreConsent>> {
    return this.bus.request(RestoreConsent, { token, purpose })
  }

  /** Stores a receipt of a cookie choice (CONS-07, D-03). */
  @Mutation()
  async recordCookieChoice(
    @Args('input') input: CookieChoiceInput,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { req }: RequestContext,
  ): Promise<Output<typeof RecordCookieChoice>> {
    const choice = { ...input, ...syntheticSignatureOf(req.headers) }
    return this.bus.request(RecordCookieChoice, choice, { idempotencyKey })
  }

  /** The state of the mails of a journey of our operators. */
  @Query()
  async syntheticJourney(@Args('tripPlanId') tripPlanId: string): Promise<Output<typeof ReadSyntheticJourney>> {
    return this.bus.request(ReadSyntheticJourney, { tripPlanId })
  }
}

/**
 * Signature of a synthetic journey, forwarded unchecked: the gateway has no key, so it can neither verify nor create
 * one. Undefined when there is none.
 */
function syntheticSignatureOf(headers: IncomingHttpHeaders): { readonly syntheticSignature?: string } {
  const signature = headers[syntheticSignatureHeader]
  return signature === undefined ? {} : { syntheticSignature: String(signature) }
}
