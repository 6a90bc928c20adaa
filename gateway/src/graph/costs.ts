import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import {
  ReadJourneyCost,
  ReadSavingsClaim,
  ReadSavingsEstimate,
  ReadSavingsPrices,
} from '@seneb/contracts/messages/content/costs.messages'

import { REQUEST_CLIENT } from '../request-client.js'

@Resolver()
export class CostsResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** Returns the cost of a procedure at home and in Egypt (CALC-09). */
  @Query()
  async savingsEstimate(
    @Args() args: Unvalidated<Input<typeof ReadSavingsEstimate>>,
  ): Promise<Output<typeof ReadSavingsEstimate>> {
    const { country, homePriceUsd, procedure } = args
    return this.bus.request(ReadSavingsEstimate, { country, procedure, homePriceUsd })
  }

  /** The savings claim with its evidence (O-2). */
  @Query()
  async savingsClaim() {
    const { combinationsAbove, ...claim } = await this.bus.request(ReadSavingsClaim, {})
    return { ...claim, combinationsExceedingClaim: combinationsAbove }
  }

  /** Every price of the table (CALC-12..35). */
  @Query()
  async savingsPrices(): Promise<Output<typeof ReadSavingsPrices>> {
    return this.bus.request(ReadSavingsPrices, {})
  }

  /** Compares treatment at home with treatment in Egypt, including travel. */
  @Query()
  async journeyCost(
    @Args() figures: Unvalidated<Input<typeof ReadJourneyCost>>,
  ): Promise<Output<typeof ReadJourneyCost>> {
    return this.bus.request(ReadJourneyCost, { ...figures })
  }

  /** A typical stay, day by day. */
  @Query()
  async stayTimeline(
    @Args() { date, home, procedure }: Unvalidated<Input<typeof ReadStayTimeline>>,
  ): Promise<Output<typeof ReadStayTimeline>> {
    return this.bus.request(ReadStayTimeline, { procedure, date, home })
  }
}
