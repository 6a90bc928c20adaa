import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Input, Output } from '@seneb/contracts/define'
import { ReadJourneyCost } from '@seneb/contracts/messages/content/journey-cost.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class JourneyCostsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Treatment at home beside treatment in Egypt from door to door. */
  @Query('journeyCost')
  async journeyCost(
    @Args() figures: Unvalidated<Input<typeof ReadJourneyCost>>,
  ): Promise<Output<typeof ReadJourneyCost>> {
    return this.bus.ask(ReadJourneyCost, { ...figures })
  }
}
