import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ReadSite } from '@seneb/contracts/messages/content/site.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class SiteResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What may be promised and set (D-22..D-28, O-9). */
  @Query('site')
  async site(): Promise<Output<typeof ReadSite>> {
    return this.bus.ask(ReadSite, {})
  }
}
