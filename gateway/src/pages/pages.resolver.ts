import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ReadPage } from '@seneb/contracts/messages/content/page.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class PagesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** A page of its own (SPEC-07, SPEC-08). */
  @Query('page')
  async page(@Args() { slug }: { readonly slug: string }): Promise<Output<typeof ReadPage>['page']> {
    return (await this.bus.ask(ReadPage, { slug })).page
  }
}
