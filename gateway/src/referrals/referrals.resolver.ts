import { Inject } from '@nestjs/common'
import { Args, Mutation, Resolver } from '@nestjs/graphql'
import type { GivenBy, TakenBy } from '@seneb/contracts/define'
import { ProcessReferral } from '@seneb/contracts/messages/referral.messages'
import type { Asker, Raw } from '@seneb/service-kit/ask'

import { ASKER } from '../asker.js'

@Resolver()
export class ReferralsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Hands a visitor's link to the referral service (REF-14, REF-45). */
  @Mutation('processReferral')
  async processReferral(
    @Args('input') input: Raw<TakenBy<typeof ProcessReferral>>,
  ): Promise<GivenBy<typeof ProcessReferral>> {
    return this.bus.ask(ProcessReferral, input)
  }
}
