import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RequestPartnerConsultation } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'

import { ClientLimits } from '../access/client-limits.js'
import { readIdempotencyKey } from '../access/idempotency-key.js'
import { withinMailBudget } from '../access/mail-budget.js'
import { ASKER } from '../asker.js'
import { onBehalfOf, type OnBehalfInput } from '../enquiries/on-behalf.js'
import type { RequestContext } from '../graphql/request-context.js'

type ConsultationInput = Unvalidated<Omit<Input<typeof RequestConsultation>, 'withholdMail'>>

interface Asked {
  readonly input: ConsultationInput
  readonly idempotencyKey?: string | null
  readonly onBehalf?: OnBehalfInput | null
}

@Resolver()
export class ConsultationsResolver {
  constructor(
    @Inject(ASKER) private readonly bus: Asker,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Hands a request for a consultation to the enquiry service (CONT-15). */
  @Mutation('requestConsultation')
  async requestConsultation(
    @Args() { idempotencyKey: key, input, onBehalf: given }: Asked,
    @Context() { partner }: RequestContext,
  ): Promise<Output<typeof RequestConsultation>> {
    const idempotencyKey = readIdempotencyKey(key)
    const onBehalf = onBehalfOf({ given, idempotencyKey }, partner)
    if (onBehalf) {
      const request = (mail: object) =>
        partner.handIn(RequestPartnerConsultation, { ...input, ...mail, onBehalf }, { idempotencyKey })
      return partner.isTest ? request({}) : withinMailBudget(this.limits, input.email, request)
    }
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.ask(RequestConsultation, { ...input, ...mail }, { idempotencyKey }),
    )
  }
}
