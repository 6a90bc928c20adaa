import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListCountries } from '@seneb/contracts/messages/content/country.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class CountriesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Every country a person may choose (AIR-17). */
  @Query('countries')
  async countries(@Args('refresh') refresh: boolean | null): Promise<Output<typeof ListCountries>> {
    return this.bus.ask(ListCountries, { refresh: refresh ?? false })
  }
}
