import { Inject } from '@nestjs/common'
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListGivenConsents, RestoreConsent, WithdrawConsent } from '@seneb/contracts/messages/enquiry/consent.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class ConsentsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What was agreed to with the enquiry of a link (TRIP-26). */
  @Query('givenConsents')
  async given(@Args('token') token: unknown): Promise<Output<typeof ListGivenConsents>['consents']> {
    return (await this.bus.ask(ListGivenConsents, { token })).consents
  }

  /** Withdraws one of them (TRIP-26, LEGAL-05). */
  @Mutation('withdrawConsent')
  async withdraw(
    @Args('token') token: unknown,
    @Args('purpose') purpose: unknown,
  ): Promise<Output<typeof WithdrawConsent>> {
    return this.bus.ask(WithdrawConsent, { token, purpose })
  }

  /** Takes a withdrawal back in time (TRIP-26, LEGAL-05). */
  @Mutation('restoreConsent')
  async restore(
    @Args('token') token: unknown,
    @Args('purpose') purpose: unknown,
  ): Promise<Output<typeof RestoreConsent>> {
    return this.bus.ask(RestoreConsent, { token, purpose })
  }
}
