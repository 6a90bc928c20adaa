import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListAirports } from '@seneb/contracts/messages/content/airport.messages'

import { ASKER } from '../asker.js'

interface AirportsArgs {
  readonly country: string
  readonly first?: number | null
  readonly after?: string | null
  readonly refresh?: boolean | null
}

const maxPageSize = 1000

@Resolver()
export class AirportsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** A page of a country's airports (AIR-18, AIR-19). */
  @Query('airports')
  async airports(@Args() { country, first, after, refresh }: AirportsArgs): Promise<Output<typeof ListAirports>> {
    return this.bus.ask(ListAirports, {
      country,
      first: first ?? maxPageSize,
      after: after ?? undefined,
      refresh: refresh ?? false,
    })
  }
}
