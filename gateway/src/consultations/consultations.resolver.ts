import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'

import { ClientLimits } from '../access/client-limits.js'
import { readIdempotencyKey } from '../access/idempotency-key.js'
import { withinMailBudget } from '../access/mail-budget.js'
import { ASKER } from '../asker.js'

type ConsultationInput = Unvalidated<Omit<Input<typeof RequestConsultation>, 'withholdMail'>>

@Resolver()
export class ConsultationsResolver {
  constructor(
    @Inject(ASKER) private readonly bus: Asker,
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
  ) {}

  /** Hands a request for a consultation to the enquiry service (CONT-15). */
  @Mutation('requestConsultation')
  async requestConsultation(
    @Args('input') input: ConsultationInput,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<Output<typeof RequestConsultation>> {
    const idempotencyKey = readIdempotencyKey(key)
    return withinMailBudget(this.limits, input.email, (mail) =>
      this.bus.ask(RequestConsultation, { ...input, ...mail }, { idempotencyKey }),
    )
  }
}
