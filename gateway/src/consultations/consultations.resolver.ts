import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { GivenBy, TakenBy } from '@seneb/contracts/define'
import { RequestConsultation } from '@seneb/contracts/messages/enquiry.messages'
import type { Asker, Raw } from '@seneb/service-kit/ask'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { ASKER } from '../asker.js'

type ConsultationInput = Raw<TakenBy<typeof RequestConsultation>>

@Resolver()
export class ConsultationsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Hands a request for a consultation to the enquiry service (CONT-15). */
  @Mutation('requestConsultation')
  async requestConsultation(
    @Args('input') input: ConsultationInput,
    @Args('idempotencyKey') key: string | null | undefined,
  ): Promise<GivenBy<typeof RequestConsultation>> {
    return this.bus.ask(RequestConsultation, input, { idempotencyKey: readIdempotencyKey(key) })
  }
}
