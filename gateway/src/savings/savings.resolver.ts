import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker, Unvalidated } from '@seneb/bus/ask'
import type { Output, Input } from '@seneb/contracts/define'
import { EstimateSaving, ReadSavingsClaim } from '@seneb/contracts/messages/content/saving.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class SavingsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What a procedure costs at home and in Egypt (CALC-09). */
  @Query('estimateSavings')
  async estimateSavings(
    @Args() args: Unvalidated<Input<typeof EstimateSaving>>,
  ): Promise<Output<typeof EstimateSaving>> {
    const { country, homePriceUsd, procedure } = args
    return this.bus.ask(EstimateSaving, { country, procedure, homePriceUsd })
  }

  /** The savings claim with its evidence (O-2). */
  @Query('savingsClaim')
  async savingsClaim(): Promise<Output<typeof ReadSavingsClaim>> {
    return this.bus.ask(ReadSavingsClaim, {})
  }
}
