import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class SiteMapResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Every public page (SITE-01, D-38). */
  @Query('siteMap')
  async siteMap(): Promise<Output<typeof ReadSiteMap>['entries']> {
    return (await this.bus.ask(ReadSiteMap, {})).entries
  }
}
