import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ReadSyntheticJourney } from '@seneb/contracts/messages/notification/synthetic-journey.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class SyntheticJourneysResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** How far the mails of a journey of our operators came. */
  @Query('syntheticJourney')
  async syntheticJourney(@Args('tripPlanId') tripPlanId: string): Promise<Output<typeof ReadSyntheticJourney>> {
    return this.bus.ask(ReadSyntheticJourney, { tripPlanId })
  }
}
