import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/catalogue-change.messages'

import { ASKER } from '../asker.js'
import { withoutNulls } from '../graphql/without-nulls.js'

@Resolver()
export class CatalogueChangesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What changed since the cursor of the answer before (S11). */
  @Query('catalogueChanges')
  async list(@Args() { first, since }: { first: number; since?: string | null }) {
    const { changes, cursor, hasMore } = await this.bus.ask(ListCatalogueChanges, { first, ...withoutNulls({ since }) })
    return { changes, cursor, hasNextPage: hasMore }
  }
}
