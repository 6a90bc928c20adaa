import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'

import { ASKER } from '../asker.js'

const usualHits = 20

@Resolver()
export class SearchResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What is found for a query (ROUTE-30). */
  @Query('search')
  async search(
    @Args() { query, first }: { readonly query: string; readonly first?: number | null },
  ): Promise<Output<typeof SearchContent>> {
    return this.bus.ask(SearchContent, { query, first: first ?? usualHits })
  }
}
