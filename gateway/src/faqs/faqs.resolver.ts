import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListFaqs } from '@seneb/contracts/messages/content/faq.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class FaqsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The questions of a page (SPEC-08, ART-06). */
  @Query('faqs')
  async faqs(@Args() { shownOn }: { readonly shownOn?: string | null }): Promise<Output<typeof ListFaqs>['faqs']> {
    return (await this.bus.ask(ListFaqs, { shownOn: shownOn ?? undefined })).faqs
  }
}
